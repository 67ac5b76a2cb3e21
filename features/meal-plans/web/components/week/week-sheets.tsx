import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { moveMeal } from '../../../rules/move-meal.ts';
import type { PlanDay, PlanMeal } from '../../../rules/plan-day.ts';
import type { PlanSettings } from '../../../rules/plan-settings.ts';
import { useChangePlan } from '../../api.ts';
import type { useMakeWeek } from '../../hooks/use-make-week.ts';
import { useMealActs } from '../../hooks/use-meal-acts.ts';
import { planText, slotName } from '../../messages/plan.ts';
import { MealSheet } from '../meal/meal-sheet.tsx';
import { MoveSheet } from '../meal/move-sheet.tsx';
import { SwapSheet } from '../meal/swap-sheet.tsx';

/** The meal whose sheet is open. */
export type OpenedMeal = { kind: 'meal' | 'swap' | 'move'; date: string; mealId: string };

type WeekSheetsProps = {
  opened: OpenedMeal;
  days: readonly PlanDay[];
  settings: PlanSettings;
  personId: string;
  recipes: ReadonlyMap<string, RecipeRow>;
  week: ReturnType<typeof useMakeWeek>;
  onOpen: (opened: OpenedMeal | null) => void;
};

/** The sheet that is open over the week, one at a time. */
export function WeekSheets(props: WeekSheetsProps) {
  const { opened, days } = props;
  const day = days.find(({ date }) => date === opened.date);
  const meal = day?.meals.find(({ id }) => id === opened.mealId);
  // Another device may have taken it off.
  if (!day || !meal) return null;
  return <SheetOf {...props} day={day} meal={meal} />;
}

function SheetOf(props: WeekSheetsProps & { day: PlanDay; meal: PlanMeal }) {
  const { opened, day, meal, days, settings, personId, recipes, week, onOpen } = props;
  const { kind, date } = opened;
  const today = useToday();
  const changePlan = useChangePlan();
  const acts = useMealActs({ date, personId, settings });
  const slot = settings.slots.find(({ id }) => id === meal.slotId);
  const place = `${slot ? slotName(slot) : planText.planned}, ${dayName(date, today)}`;
  const close = () => onOpen(null);
  if (kind === 'swap') {
    return (
      <SwapSheet
        day={day}
        meal={meal}
        place={place}
        personId={personId}
        recipes={recipes}
        suggest={(onSwaps) => week.suggest(settings, { date, slotId: meal.slotId }, onSwaps)}
        onChoose={(swap) => {
          acts.replace(meal, swap);
          close();
        }}
        onClose={close}
      />
    );
  }
  if (kind === 'move') {
    return (
      <MoveSheet
        date={date}
        meal={meal}
        days={days}
        settings={settings}
        onMove={(target) => {
          const moved = moveMeal(days, meal.id, target);
          void changePlan(
            moved.map(({ date, meals }) => ({ date, change: (now) => ({ ...now, meals }) })),
          );
          close();
        }}
        onClose={close}
      />
    );
  }
  return (
    <MealSheet
      date={date}
      meal={meal}
      place={place}
      personId={personId}
      settings={settings}
      isDue={date <= today}
      acts={acts}
      onSwap={() => onOpen({ ...opened, kind: 'swap' })}
      onMove={() => onOpen({ ...opened, kind: 'move' })}
      onPlanAgain={() =>
        week.make({ settings, open: (one) => (one.date === date ? [meal.slotId] : []) })
      }
      onClose={close}
    />
  );
}
