import { CalendarRange } from 'lucide-react';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { eaterOf } from '#features/meal-plans/rules/plan-day.ts';
import {
  notBefore,
  PLAN_PATH,
  slotName,
  usePlanDays,
  usePlanSettings,
} from '#features/meal-plans/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { nextMeals } from '../../rules/next-meals.ts';
import { cardText } from '../messages.ts';

/** The planned meal that comes next. Draws nothing for people without a plan. */
export function NextMeal() {
  const today = useToday();
  const answer = usePlanSettings().data;
  const days = usePlanDays({ from: today, to: addDays(today, 1) }).days;
  const energyText = useEnergyText();
  if (!answer?.settings || !days) return null;
  const { settings, personId } = answer;
  const found = nextMeals(days, settings, personId, notBefore(today, today));
  const [meal] = found?.meals ?? [];
  if (!found || !meal) return null;
  const slot = settings.slots.find(({ id }) => id === meal.slotId);
  const name = slot ? slotName(slot) : cardText.next;
  const { calories } = meal.perServing;
  const portion = eaterOf(meal, personId)?.portion ?? 1;
  return (
    <Card title={cardText.next}>
      <div className="-mx-2">
        <ListRow
          href={PLAN_PATH}
          icon={<CalendarRange size={20} />}
          title={<bdi>{meal.title}</bdi>}
          detail={`${found.date === today ? name : cardText.nextTomorrow(name)}${slot ? ` · ${slot.time}` : ''}`}
          value={calories === null ? undefined : energyText(calories * portion)}
        />
      </div>
    </Card>
  );
}
