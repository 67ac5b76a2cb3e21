import { useState } from 'react';
import { mealName, portionText } from '#features/food-log/rules/amount-text.ts';
import { sumKnown } from '#features/food-log/rules/day-totals.ts';
import { MEAL_TYPES, type MealType } from '#features/food-log/rules/entry-kinds.ts';
import { type LoggedItem, partOf } from '#features/food-log/rules/logged-item.ts';
import { OtherDay, useEnergyText } from '#features/food-log/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { useLogFoods } from '../api.ts';
import { enterUpTo } from '../messages/portions.ts';
import { useEntryIds } from './use-entry-ids.ts';

const mealOptions = MEAL_TYPES.map((meal) => ({ value: meal, label: mealName[meal] }));
const MAX_TIMES = 20;

type SavedMealStepProps = {
  name: string;
  items: readonly LoggedItem[];
  day: CalendarDay;
  meal: MealType;
  onBack: () => void;
  onSaved: () => void;
};

/** What is in a saved meal, how much of it, and to which meal of the day. */
export function SavedMealStep({ name, items, day, onBack, onSaved, ...start }: SavedMealStepProps) {
  const energyOf = useEnergyText();
  const ids = useEntryIds(items.length);
  const [text, setText] = useState('1');
  const [meal, setMeal] = useState(start.meal);
  const save = useLogFoods();
  const share = shareOf(text);
  const eaten = items.map((item) => partOf(item, share ?? 1));

  const submit = () => {
    if (save.isPending || share === null) return;
    const portions = eaten.map((item, at) => ({
      id: ids[at] ?? '',
      origin: 'saved-meal' as const,
      content: { ...item, date: day, mealType: meal },
    }));
    save.mutate(portions, { onSuccess: onSaved });
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={<bdi>{name}</bdi>} subtitle="Saved meal" back={onBack} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid gap-4 [&_input]:scroll-mb-44"
      >
        <Card>
          <div className="grid gap-4">
            <NumberField
              label="How many times"
              required
              value={text}
              error={share === null ? enterUpTo(MAX_TIMES) : undefined}
              onValueChange={setText}
              onFocus={(event) => event.target.select()}
            />
            <Segmented label="Meal" options={mealOptions} value={meal} onValueChange={setMeal} />
            <OtherDay />
          </div>
        </Card>
        <Card
          title={items.length === 1 ? '1 food' : `${items.length} foods`}
          action={
            <p role="status" className="tabular font-semibold">
              {energyOf(sumKnown(eaten.map(({ calories }) => calories)))}
            </p>
          }
        >
          <ul className="-my-2 divide-y divide-line">
            {eaten.map((item, at) => (
              <li key={ids[at]} className="flex min-h-14 items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <bdi className="block font-medium wrap-anywhere">{item.foodName}</bdi>
                  <span className="text-sm text-muted">{portionText(item)}</span>
                </span>
                <span className="tabular shrink-0 text-sm text-muted">
                  {energyOf(item.calories)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <div className="save-bar sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex items-center rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4 lg:justify-end">
          <Button type="submit" pending={save.isPending} className="flex-1 lg:flex-none lg:px-16">
            {save.isPending ? 'Saving...' : 'Save Food Log'}
          </Button>
        </div>
      </form>
    </div>
  );
}

function shareOf(text: string): number | null {
  const share = parseDecimal(text);
  return typeof share === 'number' && share > 0 && share <= MAX_TIMES ? share : null;
}
