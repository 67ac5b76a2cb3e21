import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { VoiceButton } from '#platform/web/ui/voice-button.tsx';

export const MAX_SENTENCE_LENGTH = 500;

type SentenceBoxProps = {
  text: string;
  reading: boolean;
  onType: (text: string) => void;
  onRead: (text: string) => void;
};

/** What was eaten in one's own words, typed or spoken. Enter reads it, Shift and Enter make a new line. */
export function SentenceBox({ text, reading, onType, onRead }: SentenceBoxProps) {
  const [asked, setAsked] = useState(false);
  const empty = text.trim() === '';
  const read = (sentence: string) => {
    setAsked(true);
    if (!reading && sentence.trim() !== '') onRead(sentence.trim());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read(text);
      }}
      className="grid gap-3"
    >
      <TextArea
        label="What did you eat?"
        placeholder="two eggs and a slice of toast with butter, a large flat white"
        hint="For example: a cup of rice, 200 g chicken, half an avocado."
        error={asked && empty ? 'Type or say what you ate.' : undefined}
        maxLength={MAX_SENTENCE_LENGTH}
        enterKeyHint="go"
        autoCapitalize="sentences"
        value={text}
        onChange={(event) => {
          setAsked(false);
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          read(text);
        }}
      />
      <div className="flex items-center gap-2">
        <VoiceButton
          label="Say what you ate"
          language="en-AU"
          onHeard={(heard) => {
            const sentence = [text.trim(), heard]
              .filter(Boolean)
              .join(', ')
              .slice(0, MAX_SENTENCE_LENGTH);
            onType(sentence);
            read(sentence);
          }}
        />
        <Button type="submit" pending={reading} className="flex-1">
          {reading ? 'Reading...' : 'Read'}
        </Button>
      </div>
    </form>
  );
}
