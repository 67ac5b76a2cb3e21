import { useMutation } from '@tanstack/react-query';
import type { Place as KeptIn } from '#features/cooking/rules/leftover.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { withoutMeal, withoutMeals } from '#features/meal-plans/rules/changing/day-changes.ts';
import type { MealTarget } from '#features/meal-plans/rules/changing/move-meal.ts';
import { withSwapped } from '#features/meal-plans/rules/changing/swapped-meal.ts';
import { toLeftover } from '#features/meal-plans/rules/logging/to-leftover.ts';
import { markPortion } from '#features/meal-plans/rules/meal-state.ts';
import {
  type Eater,
  eaterOf,
  type PlanDay,
  type PlanMeal,
} from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { keepLeftover, useChangeDays, useChangePlan } from '#features/meal-plans/web/public.ts';
import { useAteIt, useUndoAteIt } from '#features/planned-eating/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { dayText } from '../messages/adding.ts';
import { keptText, noted, removed, removeFailed, swapped } from '../messages/meal.ts';
import { sayCooked } from './say-cooked.ts';
import { useMoveMeal } from './use-move-meal.ts';

type Place = {
  date: CalendarDay;
  /** the days shown: leftovers on them follow what they come from */
  days: readonly PlanDay[];
  personId: string;
  settings: PlanSettings;
};

const replaceIn = (day: PlanDay, id: string, meal: PlanMeal | null): PlanDay => ({
  ...day,
  meals: day.meals.flatMap((one) => {
    if (one.id !== id) return [one];
    return meal ? [meal] : [];
  }),
});

/** What can be done with the meals of a day. Changes are on the device at once. */
export function useMealActs({ date, days, personId, settings }: Place) {
  const today = useToday();
  const changeDays = useChangeDays();
  const moveIn = useMoveMeal(settings);
  const changePlan = useChangePlan();
  const ateIt = useAteIt();
  const undoAteIt = useUndoAteIt();
  const keeping = useMutation(
    mutationBy(
      async (meal: PlanMeal) => {
        const portions = eaterOf(meal, personId)?.portion ?? 1;
        await keepLeftover(toLeftover(meal, { id: newId(), portions, place: 'fridge' }));
        await onDay((day) => markPortion(day, { mealId: meal.id, personId }, 'kept'));
      },
      { done: (_, { title }) => keptText(title), failed: removeFailed },
    ),
  );
  const withNote = (id: string, note: string | null) =>
    days.map((day) => ({
      ...day,
      meals: day.meals.map((one) => (one.id === id ? { ...one, note } : one)),
    }));
  const onDay = (change: (day: PlanDay) => PlanDay) => changePlan([{ date, change }]);
  const mealTypeOf = ({ slotId }: PlanMeal): MealType =>
    settings.slots.find(({ id }) => id === slotId)?.kind ?? 'snack';

  return {
    /** the meal that is being logged; null: none */
    logging: ateIt.isPending ? ateIt.variables.meal.id : null,
    /** `rest`: where what was not eaten of the portion is kept; null: nowhere */
    eat: (meal: PlanMeal, eater: Eater, servings: number, rest: KeptIn | null) =>
      ateIt.mutate({
        date,
        meal,
        eater,
        servings,
        mealType: mealTypeOf(meal),
        days,
        kept:
          rest &&
          toLeftover(meal, { id: newId(), portions: eater.portion - servings, place: rest }),
      }),
    undoEat: (meal: PlanMeal, eater: Eater) => {
      const { entryId } = eater;
      if (entryId !== null) undoAteIt.mutate({ date, meal, eater, days, entryId });
    },
    change: (meal: PlanMeal) => void onDay((day) => replaceIn(day, meal.id, meal)),
    /** Another meal in the place of one: what was noted there stays, what was left over becomes the new dish. */
    replace(before: PlanMeal, after: PlanMeal) {
      const next = { ...after, note: before.note };
      const settled = withSwapped(days, date, before, next);
      const cooked = sayCooked(days, settled, today);
      return changeDays(days, settled, swapped(before.title, after.title, cooked));
    },
    add: (meal: PlanMeal) => void onDay((day) => ({ ...day, meals: [...day.meals, meal] })),
    mark: (meal: PlanMeal, state: 'planned' | 'dropped') =>
      onDay((day) => markPortion(day, { mealId: meal.id, personId }, state)),
    // A failure has its toast.
    keep: (meal: PlanMeal) => keeping.mutateAsync(meal).catch(() => undefined),
    /** Takes a meal off; what was left over from it is cooked on its own day. */
    remove: (meal: PlanMeal) => changeDays(days, withoutMeal(days, meal.id), removed(meal.title)),
    clear: () => changeDays(days, withoutMeals(days, date), { title: dayText.cleared }),
    move: (meal: PlanMeal, target: MealTarget) => moveIn(days, meal.id, target),
    noteMeal: (meal: PlanMeal, note: string | null) =>
      changeDays(days, withNote(meal.id, note), noted(meal.title)),
    noteDay: (note: string | null) =>
      changeDays(
        days,
        days.map((day) => (day.date === date ? { ...day, note } : day)),
        noted(dayName(date, today)),
      ),
  };
}

export type MealActs = ReturnType<typeof useMealActs>;
