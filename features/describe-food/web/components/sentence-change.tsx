import { useDeferredValue, useState } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { StateBadge, useFoodSearch } from '#features/foods/web/public.ts';
import { walkResults } from '#platform/web/forms/walk-results.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { noFoodIsCalled, searchNotReached, whichFood } from '../messages.ts';
import { choosable, type SentenceRow, withChoice, withFound } from './sentence-rows.ts';

type SentenceChangeProps = {
  row: SentenceRow;
  meal: MealType;
  onClose: () => void;
  onChoose: (row: SentenceRow) => void;
};

/** The foods that the words may mean, and a search for any other. */
export function SentenceChange({ row, meal, onClose, onChoose }: SentenceChangeProps) {
  const energyOf = useEnergyText();
  const [text, setText] = useState(row.food);
  const [openedAt] = useState(() => localTime(new Date()));
  const asked = useDeferredValue(text.trim());
  const search = useFoodSearch(asked, { meal, localTime: openedAt });
  const found = asked === '' ? [] : choosable(search.data?.results ?? []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={whichFood}
      description={<bdi>“{row.said}”</bdi>}
      toType={row.choices.length === 0}
    >
      <search className="grid gap-3">
        <TextField
          type="search"
          label="Search for another food"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={walkResults}
        />
        <ul className="divide-y divide-line">
          {asked === ''
            ? row.choices.map(({ result, figures }, at) => (
                <Choice
                  key={result.key}
                  result={result}
                  chosen={at === row.chosen}
                  energy={energyOf(figures && kcalOf(figures))}
                  onChoose={() => onChoose(withChoice(row, at))}
                />
              ))
            : found.map(({ result, kcal }) => (
                <Choice
                  key={result.key}
                  result={result}
                  chosen={false}
                  energy={energyOf(kcal)}
                  onChoose={() => onChoose(withFound(row, result))}
                />
              ))}
        </ul>
        <p role="status" className={asked !== '' && found.length === 0 ? 'text-muted' : 'sr-only'}>
          {statusOf(asked, search.isFetching, search.isError, found.length)}
        </p>
      </search>
    </Dialog>
  );
}

function statusOf(asked: string, searching: boolean, failed: boolean, count: number): string {
  if (asked === '') return '';
  if (failed) return searchNotReached;
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  return searching ? 'Searching…' : noFoodIsCalled(asked);
}

type ChoiceProps = {
  result: SentenceRow['choices'][number]['result'];
  chosen: boolean;
  energy: string;
  onChoose: () => void;
};

function Choice({ result, chosen, energy, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        data-result
        aria-pressed={chosen}
        onKeyDown={walkResults}
        onClick={onChoose}
        className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <bdi className="font-medium">{result.name}</bdi>
          {result.brand && <bdi className="text-muted"> {result.brand}</bdi>}
        </span>
        <StateBadge food={result.food} />
        {chosen && <Badge tone="accent">Chosen</Badge>}
        <span className="tabular shrink-0 text-sm text-muted">{energy}</span>
      </button>
    </li>
  );
}
