import { useState } from 'react';
import { tidyWords } from '#features/trainers/rules/trainer-profile.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { profileText as t } from '../messages/profile.ts';

type WordsFieldProps = {
  legend: string;
  /** of the box for a word of one's own */
  label: string;
  words: readonly string[];
  suggested: readonly string[];
  maxLength: number;
  error?: string | undefined;
  onChange: (words: string[]) => void;
};

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Words to tick, and a box for others. */
export function WordsField(props: WordsFieldProps) {
  const { legend, label, words, suggested, maxLength, error, onChange } = props;
  const [typed, setTyped] = useState('');
  const offered = [
    ...suggested,
    ...words.filter((word) => !suggested.some((one) => same(one, word))),
  ];
  const add = () => {
    onChange(tidyWords([...words, typed]));
    setTyped('');
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((word) => {
          const isChosen = words.some((one) => same(one, word));
          return (
            <TickChip
              key={word}
              label={word}
              checked={isChosen}
              onToggle={() =>
                onChange(isChosen ? words.filter((one) => !same(one, word)) : [...words, word])
              }
            />
          );
        })}
      </div>
      <div className="mt-3 flex max-w-md flex-wrap items-end gap-2">
        <div className="min-w-0 flex-[1_1_10rem]">
          <TextField
            label={label}
            value={typed}
            maxLength={maxLength}
            error={error}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button variant="secondary" disabled={typed.trim() === ''} onClick={add}>
          {t.add}
        </Button>
      </div>
    </fieldset>
  );
}
