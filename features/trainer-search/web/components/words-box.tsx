import { useEffect, useState } from 'react';
import { MAX_WORDS_LENGTH } from '#features/trainer-words/rules/word-search.ts';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { searchText as t } from '../messages/search.ts';

type WordsBoxProps = { value: string; onValueChange: (words: string) => void };

/** So long without a letter is a pause, in milliseconds. */
const PAUSE_MS = 350;

/** Words to look for, in the address once typing pauses. */
export function WordsBox({ value, onValueChange }: WordsBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Cleared or brought back from outside; what is being typed stays, with its last space.
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    const words = text.trim();
    if (words === value) return;
    const pause = setTimeout(() => onValueChange(words), PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return (
    <div className="relative min-w-0 flex-[1_1_12rem] lg:max-w-xl">
      <SearchBox
        label={t.words}
        placeholder={t.wordsHint}
        maxLength={MAX_WORDS_LENGTH}
        value={text}
        onValueChange={setText}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onValueChange(text.trim());
        }}
      />
    </div>
  );
}
