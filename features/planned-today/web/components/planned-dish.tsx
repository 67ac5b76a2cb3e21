import type { PlannedDishProps } from '#features/cooking/web/public.ts';
import { joinFacts, useEnergyText } from '#features/food-log/web/public.ts';
import { eaterOf } from '#features/meal-plans/rules/plan-day.ts';
import { settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import { servesText } from '#features/meal-plans/rules/portion-text.ts';
import { slotName, usePlanDays, usePlanSettings } from '#features/meal-plans/web/public.ts';
import { useAteIt } from '#features/planned-eating/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { othersOfBatch } from '../../rules/others-of-batch.ts';
import { DAYS_AROUND } from './planned-found.tsx';

/** A recipe that was cooked and is planned today: logged from the plan, so that it is logged once. */
export function PlannedDish({ recipeId, draw }: PlannedDishProps) {
  const today = useToday();
  const settings = usePlanSettings();
  const plan = usePlanDays({ from: today, to: addDays(today, DAYS_AROUND) });
  const energyText = useEnergyText();
  const ateIt = useAteIt();
  const answer = settings.data;
  const { days } = plan;
  if (!answer || !days) return settings.isPending || plan.isPending ? null : draw(null);
  const meal = days[0]?.meals.find(
    (one) =>
      one.recipeId === recipeId &&
      one.cookedOn === today &&
      eaterOf(one, answer.personId)?.state === 'planned',
  );
  const eater = meal && eaterOf(meal, answer.personId);
  if (!meal || !eater) return draw(null);
  const { slots, people } = settingsFor(answer);
  const slot = slots.find(({ id }) => id === meal.slotId);
  const { calories } = meal.perServing;
  return draw({
    facts: joinFacts(
      slot ? slotName(slot) : '',
      servesText(eater.portion),
      calories === null ? '' : energyText(calories * eater.portion),
    ),
    mealType: slot?.kind ?? 'snack',
    servings: eater.portion,
    others: othersOfBatch(days, meal, answer.personId).map((one) => ({
      name:
        one.date === today
          ? (people.find(({ id }) => id === one.personId)?.name ?? '')
          : dayName(one.date, today),
      servings: one.servings,
    })),
    eat: ({ servings, mealType, kept }) =>
      ateIt.mutateAsync({ date: today, meal, eater, servings, mealType, days, kept }),
  });
}
