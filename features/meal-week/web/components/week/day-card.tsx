import { EllipsisVertical } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { DayGoal } from '#features/meal-plans/contract.ts';
import { dayBands, type OffPlan } from '#features/meal-plans/rules/day-sums.ts';
import { eaterOf, type PlanDay, type PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import {
  inSlotOrder,
  type PlanSettings,
  slotsOn,
} from '#features/meal-plans/rules/plan-settings.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import { useAteIt } from '#features/planned-eating/web/public.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { dateText, dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { whyMealUnsuited } from '../../../rules/unsuited-meals.ts';
import { dayText } from '../../messages/adding.ts';
import { planText } from '../../messages/plan.ts';
import { FreeSlot } from '../moving/free-slot.tsx';
import { DayBands } from './day-bands.tsx';
import { MealRow } from './meal-row.tsx';

/** What a day can do; null while a week is being made. */
export type DayActs = {
  onMore: (meal: PlanMeal) => void;
  onMenu: () => void;
  onAdd: (slotId: string) => void;
};

type DayCardProps = {
  day: PlanDay;
  /** the days shown with it */
  days: readonly PlanDay[];
  goal: DayGoal | undefined;
  /** what was logged beside the plan; null: nothing, or not known */
  offPlan: OffPlan | null;
  settings: PlanSettings;
  personId: string;
  recipes: ReadonlyMap<string, RecipeRow>;
  acts: DayActs | null;
};

/** A day of the plan: its bands, and its meals in the order they are eaten. */
export function DayCard(props: DayCardProps) {
  const { day, days, goal, offPlan, settings, personId, recipes, acts } = props;
  const today = useToday();
  const ateIt = useAteIt();
  const { date } = day;
  const name = dayName(date, today);
  const meals = inSlotOrder(day.meals, settings);
  const slotOf = (slotId: string) => settings.slots.find(({ id }) => id === slotId);
  const free = slotsOn(settings, weekdayOf(date)).filter(
    ({ id }) => date >= today && !meals.some(({ slotId }) => slotId === id),
  );
  const eat = (meal: PlanMeal) => {
    const eater = eaterOf(meal, personId);
    if (!eater) return;
    const mealType = slotOf(meal.slotId)?.kind ?? 'snack';
    ateIt.mutate({ date, meal, eater, servings: eater.portion, mealType, days });
  };
  return (
    <Card
      title={
        <>
          <span className="in-columns:sr-only print:hidden">{name}</span>
          <span aria-hidden className="hidden in-columns:inline print:hidden">
            {date === today ? name : columnName(date)}
          </span>
          <span className="hidden print:inline">{dateText(date, today)}</span>
        </>
      }
      action={
        acts && (
          <IconButton
            label={dayText.menu(name)}
            aria-haspopup="dialog"
            icon={<EllipsisVertical aria-hidden size={20} />}
            onClick={acts.onMenu}
            className="-mr-2 in-columns:-mr-1 in-columns:size-9 print:hidden"
          />
        )
      }
      className={`in-columns:p-2 in-columns:pt-3 print:break-inside-avoid print:rounded-control print:px-3 print:py-1 print:*:first:m-0 print:*:first:min-h-0 ${date === today ? 'border-accent/60' : ''}`}
    >
      {goal?.target && (meals.length > 0 || offPlan !== null) && (
        <DayBands bands={dayBands(day, personId, goal.target, settings, offPlan)} />
      )}
      {offPlan !== null && meals.length > 0 && (
        <p className="mt-2 text-sm text-muted in-columns:text-xs print:hidden">
          {planText.withLogged}
        </p>
      )}
      {meals.length === 0 && (
        <p className={`text-muted ${offPlan === null ? '' : 'mt-3'}`}>
          {date === today ? planText.nothingToday : planText.nothing}
        </p>
      )}
      {day.note !== null && (
        <p className="mt-2 text-sm text-muted wrap-anywhere print:mt-0">{day.note}</p>
      )}
      {meals.length > 0 && (
        <ul
          style={{ '--print-columns': columnsOnPaper(settings) } as CSSProperties}
          className="mt-2 divide-y divide-line print:mt-0.5 print:grid print:grid-cols-[repeat(var(--print-columns),minmax(0,1fr))] print:gap-x-3 print:gap-y-1.5 print:divide-y-0"
        >
          {meals.map((meal) => {
            const slot = slotOf(meal.slotId);
            return (
              <MealRow
                key={meal.id}
                date={date}
                slot={slot ? slotName(slot) : planText.planned}
                meal={meal}
                personId={personId}
                people={settings.people}
                unsuited={date < today ? null : whyMealUnsuited(meal, recipes, settings)}
                recipe={meal.recipeId === null ? undefined : recipes.get(meal.recipeId)}
                isLogging={ateIt.isPending && ateIt.variables.meal.id === meal.id}
                onAte={acts && date <= today ? () => eat(meal) : null}
                onMore={acts && (() => acts.onMore(meal))}
              />
            );
          })}
        </ul>
      )}
      {acts && free.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          {free.map((slot) => (
            <FreeSlot
              key={slot.id}
              date={date}
              dayName={name}
              slot={slot}
              onAdd={() => acts.onAdd(slot.id)}
            />
          ))}
        </div>
      )}
    </Card>
  );
}

/** On paper the meals of a day stand side by side, those of all days below each other. */
const columnsOnPaper = ({ slots }: PlanSettings): number => Math.min(6, Math.max(4, slots.length));

/** "Mon 30": the bar above says the month. */
const columnName = (date: CalendarDay): string =>
  `${shortWeekdayName(weekdayOf(date))} ${Number(date.slice(8))}`;
