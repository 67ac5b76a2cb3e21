import { Check } from 'lucide-react';
import { isCalled } from '#features/cooking/rules/leftover-name.ts';
import { joinFacts, useEnergyText } from '#features/food-log/web/public.ts';
import { eaterOf } from '#features/meal-plans/rules/plan-day.ts';
import { inSlotOrder, settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import { servesText } from '#features/meal-plans/rules/portion-text.ts';
import { slotName, usePlanDays, usePlanSettings } from '#features/meal-plans/web/public.ts';
import { useAteIt } from '#features/planned-eating/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { cardText, eatName } from '../messages.ts';

/** Days after it that may hold leftovers of what is cooked on a day. */
export const DAYS_AROUND = 6;

type PlannedFoundProps = { called: string; day: CalendarDay };

/** In the food search: what is planned for the day and not eaten yet, logged with one tap. Draws nothing without. */
export function PlannedFound({ called, day }: PlannedFoundProps) {
  const today = useToday();
  const answer = usePlanSettings().data;
  const days = usePlanDays({ from: day, to: addDays(day, DAYS_AROUND) }).days;
  const energyText = useEnergyText();
  const ateIt = useAteIt();
  const date = days?.[0]?.date;
  if (!answer || !days || date === undefined || day > today) return null;
  const { personId } = answer;
  const settings = settingsFor(answer);
  const meals = inSlotOrder(days[0]?.meals ?? [], settings).flatMap((meal) => {
    const eater = eaterOf(meal, personId);
    return eater?.state === 'planned' && isCalled(meal.title, called) ? [{ meal, eater }] : [];
  });
  if (meals.length === 0) return null;
  return (
    <Card title={day === today ? cardText.plannedToday : cardText.plannedThen}>
      <ul className="-my-2 divide-y divide-line">
        {meals.map(({ meal, eater }) => {
          const slot = settings.slots.find(({ id }) => id === meal.slotId);
          const { calories } = meal.perServing;
          return (
            <li key={meal.id} className="flex min-h-14 items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <bdi className="block font-medium wrap-anywhere">{meal.title}</bdi>
                <span className="tabular block text-sm text-muted">
                  {joinFacts(
                    slot ? slotName(slot) : '',
                    meal.kind !== 'out' && servesText(eater.portion),
                    calories === null ? '' : energyText(calories * eater.portion),
                  )}
                </span>
              </span>
              <IconButton
                label={eatName(meal.title)}
                pending={ateIt.isPending && ateIt.variables.meal.id === meal.id}
                onClick={() => {
                  const mealType = slot?.kind ?? 'snack';
                  ateIt.mutate({ date, meal, eater, servings: eater.portion, mealType, days });
                }}
                icon={
                  <span className="grid size-[32px] place-items-center rounded-full border border-line-strong text-muted">
                    <Check aria-hidden size={18} />
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
