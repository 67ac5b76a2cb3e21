import { useState } from 'react';
import { mealName } from '#features/food-log/rules/amount-text.ts';
import { MEAL_TYPES, type MealType, PORTION_UNITS } from '#features/food-log/rules/entry-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { SearchResult } from '../../contract.ts';
import {
  type Eatable,
  eatableAgain,
  eatableOf,
  eatenOf,
  figuresOf,
  loggedPortion,
  mealAt,
  quantityIn,
} from '../../rules/portion.ts';
import { useLogPortion } from '../api.ts';
import { FoodFigures } from './food-figures.tsx';
import { FoodNotice } from './food-notice.tsx';

const mealOptions = MEAL_TYPES.map((meal) => ({ value: meal, label: mealName[meal] }));
const DIGITS = 4;
/** What the log takes at most. */
const MOST = 100_000;
const MOST_KCAL = 50_000;

/** The food as it is known, or, where there is only the log or the two disagree, as it was logged. */
function toEat({ food, lastLogged, name }: SearchResult): Eatable | null {
  const eatable = food && eatableOf({ ...food, nutrients: food.nutrients }, lastLogged);
  if (eatable) return eatable;
  const unit = PORTION_UNITS.find((one) => one === lastLogged?.unit);
  return lastLogged && unit ? eatableAgain(name, { ...lastLogged, unit }) : null;
}

type PortionStepProps = {
  result: SearchResult;
  day: CalendarDay;
  isToday: boolean;
  onBack: () => void;
  onSaved: () => void;
};

/** How much of a chosen food, and to which meal; the figures follow while typing. */
export function PortionStep(props: PortionStepProps) {
  const eatable = toEat(props.result);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={<bdi>{props.result.name}</bdi>}
        subtitle={props.result.brand}
        back={props.onBack}
      />
      {eatable ? (
        <PortionForm {...props} eatable={eatable} />
      ) : (
        <StatusMessage tone="info" title="This food cannot be measured">
          Its source gives no amount. Choose another one, or type it in by hand.
        </StatusMessage>
      )}
    </div>
  );
}

function PortionForm({
  result,
  day,
  isToday,
  onSaved,
  eatable,
}: PortionStepProps & { eatable: Eatable }) {
  const { figures, measures, start } = eatable;
  const [id] = useState(newId);
  const [measure, setMeasure] = useState(start.measure);
  const [text, setText] = useState(formatDecimal(start.quantity, DIGITS));
  // What was eaten, not the text, is what a change of the unit keeps.
  const [eaten, setEaten] = useState<number | null>(eatenOf(start.quantity, start.measure));
  const [meal, setMeal] = useState<MealType>(() =>
    isToday
      ? mealAt(localTime(new Date()))
      : ((result.lastLogged?.mealType as MealType) ?? 'lunch'),
  );
  const [checked, setChecked] = useState(false);
  const save = useLogPortion();

  const type = (typed: string) => {
    setText(typed);
    const quantity = parseDecimal(typed);
    const good = typeof quantity === 'number' && quantity > 0 && quantity <= MOST;
    setEaten(good ? eatenOf(quantity, measure) : null);
  };
  const chooseMeasure = (key: string) => {
    const next = measures.find((one) => one.key === key);
    if (!next) return;
    setMeasure(next);
    if (eaten !== null) setText(formatDecimal(quantityIn(next, eaten), DIGITS));
    else setText('');
  };

  const portion = eaten === null ? null : figuresOf(figures, eaten);
  const kcal = portion?.calories ?? null;
  const problem = problemOf(text, eaten, kcal);
  const submit = () => {
    setChecked(true);
    if (save.isPending || problem || eaten === null || !portion || kcal === null) return;
    const content = {
      ...portion,
      calories: kcal,
      ...loggedPortion(eatable.name, measure, eaten),
      brand: null,
      foodId: null,
      portionNote: null,
      otherNutrients: {},
      note: null,
      date: day,
      mealType: meal,
    };
    const origin = result.lastLogged ? ('recent' as const) : ('search' as const);
    save.mutate({ id, origin, content }, { onSuccess: onSaved });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-4 [&_input]:scroll-mb-44 [&_select]:scroll-mb-44"
    >
      <Card>
        <div className="grid gap-4">
          <div className="grid grid-cols-[minmax(6rem,2fr)_3fr] items-start gap-3">
            <NumberField
              label="Amount"
              required
              value={text}
              error={checked || text === '' ? (problem ?? undefined) : undefined}
              onValueChange={type}
              onFocus={(event) => event.target.select()}
            />
            <SelectField
              label="Unit"
              options={measures.map(({ key, label }) => ({ value: key, label }))}
              value={measure.key}
              onChange={(event) => chooseMeasure(event.target.value)}
            />
          </div>
          <Segmented label="Meal" options={mealOptions} value={meal} onValueChange={setMeal} />
        </div>
      </Card>
      <FoodFigures figures={portion} />
      {figures.calories === null && (
        <StatusMessage tone="info" title="The energy is not known">
          The source does not say, so it cannot be counted. Choose another food, or type it in by
          hand.
        </StatusMessage>
      )}
      <FoodNotice result={result} />
      <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex items-center rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4 lg:justify-end">
        <Button
          type="submit"
          pending={save.isPending}
          disabled={figures.calories === null}
          className="flex-1 lg:flex-none lg:px-16"
        >
          {save.isPending ? 'Saving...' : 'Save Food Log'}
        </Button>
      </div>
    </form>
  );
}

function problemOf(text: string, eaten: number | null, kcal: number | null): string | null {
  const quantity = parseDecimal(text);
  if (quantity === null) return 'Quantity is required';
  if (quantity === 'invalid') return 'Enter a number like 12.5.';
  if (quantity <= 0) return 'Use more than 0.';
  const tooMuch = eaten === null || (kcal !== null && kcal > MOST_KCAL);
  return tooMuch ? 'That is more than the log can hold.' : null;
}
