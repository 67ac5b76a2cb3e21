import { Check } from 'lucide-react';
import { joinFacts, useEnergyText } from '#features/food-log/web/public.ts';
import { eaterOf } from '#features/meal-plans/rules/plan-day.ts';
import { settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import {
  servesText,
  slotName,
  usePlanDays,
  usePlanSettings,
} from '#features/meal-plans/web/public.ts';
import { useAteIt } from '#features/planned-eating/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { cardText } from '../messages.ts';
import { DAYS_AROUND } from './planned-found.tsx';

type PlannedDishProps = { recipeId: string; onDone: () => void };

/** A recipe that was cooked and is planned today: logged as the plan has it, so that it is logged once. */
export function PlannedDish({ recipeId, onDone }: PlannedDishProps) {
  const today = useToday();
  const answer = usePlanSettings().data;
  const days = usePlanDays({ from: today, to: addDays(today, DAYS_AROUND) }).days;
  const energyText = useEnergyText();
  const ateIt = useAteIt();
  if (!answer || !days) return null;
  const meal = days[0]?.meals.find(
    (one) =>
      one.recipeId === recipeId &&
      one.cookedOn === today &&
      eaterOf(one, answer.personId)?.state === 'planned',
  );
  const eater = meal && eaterOf(meal, answer.personId);
  if (!meal || !eater) return null;
  const slot = settingsFor(answer).slots.find(({ id }) => id === meal.slotId);
  const { calories } = meal.perServing;
  const { portion: servings } = eater;
  const mealType = slot?.kind ?? 'snack';
  return (
    <div className="mb-5 grid gap-3 rounded-card bg-accent-soft p-4">
      <p>
        <span className="block font-semibold">{cardText.plannedToday}</span>
        <span className="tabular text-muted">
          {joinFacts(
            slot ? slotName(slot) : '',
            servesText(servings),
            calories === null ? '' : energyText(calories * servings),
          )}
        </span>
      </p>
      <Button
        fullWidth
        pending={ateIt.isPending}
        icon={<Check aria-hidden size={20} />}
        onClick={() => {
          // A failure has its toast; the meal is gone from here before the sheet is.
          ateIt
            .mutateAsync({ date: today, meal, eater, servings, mealType, days })
            .then(onDone, () => undefined);
        }}
      >
        {cardText.ateIt}
      </Button>
      <p className="text-sm text-muted">{cardText.orElse}</p>
    </div>
  );
}
