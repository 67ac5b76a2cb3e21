import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { VoiceButton } from '#platform/web/ui/voice-button.tsx';
import { exampleWithAmounts, sayWhatYouAte, sentenceExample, whatDidYouEat } from '../messages.ts';

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
        label={whatDidYouEat}
        placeholder={sentenceExample}
        hint={exampleWithAmounts}
        error={asked && empty ? sayWhatYouAte : undefined}
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
