import { CalendarRange, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useEnergyText } from '#features/food-log/web/public.ts';
import { eaterOf } from '#features/meal-plans/rules/plan-day.ts';
import { settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import {
  PLAN_PATH,
  slotName,
  usePlanDays,
  usePlanSettings,
} from '#features/meal-plans/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { nextMeals } from '../../rules/next-meals.ts';
import { cardText } from '../messages.ts';

/** What is planned for the rest of today, or the way to a plan. Draws nothing while it is not known. */
export function PlanCard() {
  const today = useToday();
  const settings = usePlanSettings().data;
  const days = usePlanDays({ from: today, to: addDays(today, 1) }).days;
  const day = days?.[0];
  const energyText = useEnergyText();
  if (!settings || !days || !day) return null;
  const { personId } = settings;
  const plan = settingsFor(settings);
  const found = nextMeals(days, plan, personId, null);
  const next = found?.meals ?? [];
  const isLater = found !== null && found.date !== today;
  if (settings.settings === null && day.meals.length === 0) {
    return (
      <Card>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-2xl bg-accent-soft text-accent"
          >
            <CalendarRange size={24} />
          </span>
          <div className="min-w-0 flex-[1_1_12rem]">
            <h2 className="text-lg font-semibold">{cardText.invite}</h2>
            <p className="text-muted">{cardText.inviteDetail}</p>
          </div>
          <LinkButton href={PLAN_PATH}>{cardText.start}</LinkButton>
        </div>
      </Card>
    );
  }
  return (
    <Card
      title={isLater ? cardText.tomorrow : cardText.title}
      action={
        <Link
          href={PLAN_PATH}
          className="inline-flex min-h-11 items-center gap-1 rounded-control text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {cardText.open}
          <ChevronRight aria-hidden size={16} />
        </Link>
      }
    >
      {isLater && day.meals.length > 0 && <p className="text-muted">{cardText.allDone}</p>}
      {next.length === 0 ? (
        <p className="text-muted">{day.meals.length > 0 ? cardText.allDone : cardText.nothing}</p>
      ) : (
        <ul className="-mx-2">
          {next.map((meal) => {
            const slot = plan.slots.find(({ id }) => id === meal.slotId);
            const { calories } = meal.perServing;
            const portion = eaterOf(meal, personId)?.portion ?? 1;
            return (
              <li key={meal.id}>
                <ListRow
                  href={PLAN_PATH}
                  title={<bdi>{meal.title}</bdi>}
                  detail={slot && `${slotName(slot)} · ${slot.time}`}
                  value={calories === null ? undefined : energyText(calories * portion)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
