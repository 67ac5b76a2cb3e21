import { useDeferredValue, useState } from 'react';
import { toKnown } from '#features/food-facts/rules/nutrient-kinds.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import {
  type FoodFound,
  StateBadge,
  useFoodSearch,
  walkResults,
} from '#features/foods/web/public.ts';
import { MAX_GRAMS } from '#features/recipes/rules/recipe-limits.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type DraftLine, withFood } from '../../../rules/draft-lines.ts';
import { matchText } from '../../messages/form.ts';
import type { FoundFood } from './use-recipe-form.ts';

type MatchSheetProps = {
  line: DraftLine;
  onFound: (food: FoundFood) => void;
  onChange: (line: DraftLine) => void;
  onClose: () => void;
};

type Food = NonNullable<FoodFound['food']>;

const toFound = ({ nutrients, ...food }: Food): FoundFood => ({
  ...food,
  nutrients: toKnown(nutrients),
});

/** Which food a line means, and what it weighs. */
export function MatchSheet({ line, onFound, onChange, onClose }: MatchSheetProps) {
  const energyText = useEnergyText();
  const [text, setText] = useState(line.foodWords || line.text);
  const [openedAt] = useState(() => localTime(new Date()));
  const asked = useDeferredValue(text.trim());
  const search = useFoodSearch(asked, { meal: 'dinner', localTime: openedAt });
  const foods = asked === '' ? [] : (search.data?.results ?? []).flatMap(({ food }) => food ?? []);
  const status = () => {
    if (asked === '') return '';
    if (search.isError) return matchText.notReached;
    if (foods.length > 0) return matchText.found(foods.length);
    return search.isFetching ? matchText.searching : matchText.none(asked);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={matchText.title}
      description={<bdi>“{line.text}”</bdi>}
      footer={
        line.food && (
          <Button
            variant="secondary"
            onClick={() => onChange({ ...line, food: null, isConfirmed: true, grams: null })}
          >
            {matchText.noLink}
          </Button>
        )
      }
    >
      {line.food && <WeightField line={line} onChange={onChange} />}
      <search className="grid gap-3">
        <TextField
          type="search"
          label={matchText.search}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={walkResults}
        />
        <ul className="divide-y divide-line">
          {foods.map((food) => (
            <li key={food.id}>
              <button
                type="button"
                data-result
                onKeyDown={walkResults}
                onClick={() => {
                  onFound(toFound(food));
                  onChange(withFood(line, food));
                }}
                className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] flex-wrap items-center gap-x-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
              >
                <span className="min-w-24 flex-1 wrap-anywhere">
                  <bdi className="font-medium">{food.name}</bdi>
                  {food.brand && <bdi className="text-muted"> {food.brand}</bdi>}
                </span>
                <StateBadge food={food} />
                <span className="tabular shrink-0 text-sm text-muted">
                  {matchText.per(energyText(food.nutrients.calories), food.basis)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={foods.length === 0 ? 'text-muted' : 'sr-only'}>
          {status()}
        </p>
      </search>
    </Dialog>
  );
}

type WeightFieldProps = Pick<MatchSheetProps, 'line' | 'onChange'>;

function WeightField({ line, onChange }: WeightFieldProps) {
  const [typed, setTyped] = useState(line.grams === null ? '' : formatDecimal(line.grams, 1));
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const grams = parseDecimal(typed);
    if (grams === 'invalid' || (grams !== null && (grams < 0 || grams > MAX_GRAMS)))
      return setWrong(true);
    onChange({ ...line, grams, isConfirmed: true, hasTypedGrams: grams !== null });
  };
  return (
    <div className="mb-5 grid gap-3">
      <NumberField
        label={`${matchText.weight}: ${line.food?.name}`}
        unit="g"
        hint={matchText.weightHint}
        error={isWrong ? matchText.weightWrong : undefined}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button size="sm" onClick={save}>
        {matchText.save}
      </Button>
    </div>
  );
}
