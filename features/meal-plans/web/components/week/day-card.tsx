import { RotateCcw } from 'lucide-react';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { DayGoal } from '../../../contract.ts';
import { dayBands } from '../../../rules/day-sums.ts';
import { eaterOf, type PlanDay, type PlanMeal } from '../../../rules/plan-day.ts';
import { inSlotOrder, type PlanSettings } from '../../../rules/plan-settings.ts';
import { useAteIt } from '../../api/ate-it.ts';
import { planText, slotName } from '../../messages/plan.ts';
import { DayBands } from './day-bands.tsx';
import { MealRow } from './meal-row.tsx';

type DayCardProps = {
  day: PlanDay;
  goal: DayGoal | undefined;
  settings: PlanSettings;
  personId: string;
  recipes: ReadonlyMap<string, RecipeRow>;
  /** null while a week is being made */
  onMore: ((meal: PlanMeal) => void) | null;
  /** null: it is over, or a week is being made */
  onPlanAgain: (() => void) | null;
};

/** A day of the plan: its bands, and its meals in the order they are eaten. */
export function DayCard(props: DayCardProps) {
  const { day, goal, settings, personId, recipes, onMore, onPlanAgain } = props;
  const today = useToday();
  const ateIt = useAteIt();
  const { date } = day;
  const meals = inSlotOrder(day.meals, settings);
  const nameOf = (slotId: string) => {
    const slot = settings.slots.find(({ id }) => id === slotId);
    return slot ? slotName(slot) : planText.planned;
  };
  const kindOf = (slotId: string) =>
    settings.slots.find(({ id }) => id === slotId)?.kind ?? 'snack';
  const eat = (meal: PlanMeal) => {
    const eater = eaterOf(meal, personId);
    if (!eater) return;
    const { portion: servings } = eater;
    ateIt.mutate({ date, meal, eater, servings, mealType: kindOf(meal.slotId) });
  };
  return (
    <Card
      title={dayName(date, today)}
      action={
        onPlanAgain && (
          <IconButton
            label={planText.dayAgain(dayName(date, today))}
            icon={<RotateCcw aria-hidden size={18} />}
            onClick={onPlanAgain}
            className="-mr-2"
          />
        )
      }
      className={date === today ? 'border-accent/60' : undefined}
    >
      {goal?.target && meals.length > 0 && (
        <DayBands bands={dayBands(day, personId, goal.target, settings)} />
      )}
      {meals.length === 0 && <p className="text-muted">{planText.nothing}</p>}
      {day.note !== null && <p className="mt-2 text-sm text-muted wrap-anywhere">{day.note}</p>}
      <ul className="mt-2 divide-y divide-line">
        {meals.map((meal) => (
          <MealRow
            key={meal.id}
            date={date}
            slot={nameOf(meal.slotId)}
            meal={meal}
            personId={personId}
            recipe={meal.recipeId === null ? undefined : recipes.get(meal.recipeId)}
            isLogging={ateIt.isPending && ateIt.variables.meal.id === meal.id}
            onAte={onMore && date <= today ? () => eat(meal) : null}
            onMore={onMore && (() => onMore(meal))}
          />
        ))}
      </ul>
    </Card>
  );
}
