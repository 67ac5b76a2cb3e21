import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { FoodLogEntry } from '../../contract.ts';
import { energyText, mealName } from '../../rules/amount-text.ts';
import { MEAL_TYPES, type MealType } from '../../rules/entry-kinds.ts';
import { useRemoveEntry } from '../api.ts';
import { MealRow } from './meal-row.tsx';

type DayMealsProps = { title: string; day: CalendarDay; entries: readonly FoodLogEntry[] };

/** A day's entries by meal. A tap opens one, the bin deletes it with Undo. Nothing when there are none. */
export function DayMeals({ title, day, entries }: DayMealsProps) {
  const remove = useRemoveEntry();
  if (entries.length === 0) return null;
  return (
    <Card title={title}>
      <div className="-mb-1 grid gap-4">
        {MEAL_TYPES.map((meal) => {
          const ofMeal = entries.filter((entry) => entry.mealType === meal);
          if (ofMeal.length === 0) return null;
          return (
            <section key={meal} aria-label={mealName[meal]}>
              <MealHeading meal={meal} entries={ofMeal} />
              <ul className="divide-y divide-line">
                {ofMeal.map((entry) => (
                  <MealRow
                    key={entry.id}
                    entry={entry}
                    day={day}
                    removing={remove.isPending && remove.variables?.id === entry.id}
                    onRemove={() => remove.mutate(entry)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Card>
  );
}

function MealHeading({ meal, entries }: { meal: MealType; entries: readonly FoodLogEntry[] }) {
  const { energyUnit } = useUnits();
  const kcal = entries.reduce((sum, entry) => sum + entry.calories, 0);
  const energy = energyText(kcal, energyUnit);
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5 text-sm">
      <h3 className="font-semibold text-accent-2">{mealName[meal]}</h3>
      <span className="tabular text-muted">
        {energy.amount} {energy.sign}
      </span>
    </div>
  );
}
