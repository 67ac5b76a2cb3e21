import { useState } from 'react';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { recognitionClass } from '#platform/web/speech-recognition.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { VoiceButton } from '#platform/web/ui/voice-button.tsx';
import {
  exampleWithAmounts,
  noDictation,
  notHeard,
  sayWhatYouAte,
  sentenceExample,
  whatDidYouEat,
} from '../messages.ts';

export const MAX_SENTENCE_LENGTH = 500;

type SentenceBoxProps = {
  text: string;
  reading: boolean;
  /** it can't be read now: it is kept instead */
  keeps?: boolean;
  onType: (text: string) => void;
  onRead: (text: string) => void;
};

/** What was eaten in one's own words, typed or spoken. Enter reads it, Shift and Enter make a new line. */
export function SentenceBox({ text, reading, keeps, onType, onRead }: SentenceBoxProps) {
  const read = async (sentence: string) => {
    if (!reading) onRead(sentence);
  };
  const [isHeard, setHeard] = useState(true);
  const form = useForm({
    start: {},
    check: () => ({
      content: text.trim(),
      errors: { text: text.trim() === '' && sayWhatYouAte },
    }),
    send: read,
  });
  return (
    <Form form={form} className="grid gap-3">
      <TextArea
        label={whatDidYouEat}
        placeholder={sentenceExample}
        hint={exampleWithAmounts}
        error={form.errors.text}
        maxLength={MAX_SENTENCE_LENGTH}
        enterKeyHint="go"
        autoCapitalize="sentences"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          form.submit();
        }}
      />
      <div className="flex items-center gap-2">
        <VoiceButton
          label="Say what you ate"
          language="en-AU"
          onFailed={() => setHeard(false)}
          onHeard={(heard) => {
            setHeard(true);
            const sentence = [text.trim(), heard]
              .filter(Boolean)
              .join(', ')
              .slice(0, MAX_SENTENCE_LENGTH);
            onType(sentence);
            // What was heard is looked at before it is kept.
            if (!keeps) void read(sentence);
          }}
        />
        <Button type="submit" pending={reading} className="flex-1">
          {reading ? 'Reading...' : keeps ? 'Keep for later' : 'Read'}
        </Button>
      </div>
      {!recognitionClass() && <p className="text-sm text-muted">{noDictation}</p>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {isHeard ? null : notHeard}
      </p>
    </Form>
  );
}
