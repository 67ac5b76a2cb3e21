import { useMutation } from '@tanstack/react-query';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { mutationBy, undoToast } from '#platform/web/query/mutation-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { markPortion } from '../../rules/meal-state.ts';
import { type Eater, eaterOf, type PlanDay, type PlanMeal } from '../../rules/plan-day.ts';
import type { PlanSettings } from '../../rules/plan-settings.ts';
import { useAteIt, useUndoAteIt } from '../api/ate-it.ts';
import { keepLeftover } from '../api/keep-leftover.ts';
import { useChangePlan } from '../api.ts';
import { backAgain, keptText, removed, removeFailed } from '../messages/meal.ts';

type Place = { date: CalendarDay; personId: string; settings: PlanSettings };

const replaceIn = (day: PlanDay, id: string, meal: PlanMeal | null): PlanDay => ({
  ...day,
  meals: day.meals.flatMap((one) => {
    if (one.id !== id) return [one];
    return meal ? [meal] : [];
  }),
});

/** What can be done with the meals of a day. Changes are on the device at once. */
export function useMealActs({ date, personId, settings }: Place) {
  const changePlan = useChangePlan();
  const ateIt = useAteIt();
  const undoAteIt = useUndoAteIt();
  const keeping = useMutation(
    mutationBy(
      async (meal: PlanMeal) => {
        await keepLeftover(meal, eaterOf(meal, personId)?.portion ?? 1);
        await onDay((day) => markPortion(day, { mealId: meal.id, personId }, 'kept'));
      },
      { done: (_, { title }) => keptText(title), failed: removeFailed },
    ),
  );
  const onDay = (change: (day: PlanDay) => PlanDay) => changePlan([{ date, change }]);
  const mealTypeOf = ({ slotId }: PlanMeal): MealType =>
    settings.slots.find(({ id }) => id === slotId)?.kind ?? 'snack';

  return {
    /** the meal that is being logged; null: none */
    logging: ateIt.isPending ? ateIt.variables.meal.id : null,
    eat: (meal: PlanMeal, eater: Eater, servings: number) =>
      ateIt.mutate({ date, meal, eater, servings, mealType: mealTypeOf(meal) }),
    undoEat: (meal: PlanMeal, { entryId }: Eater) => {
      if (entryId !== null) undoAteIt.mutate({ date, mealId: meal.id, entryId });
    },
    change: (meal: PlanMeal) => void onDay((day) => replaceIn(day, meal.id, meal)),
    /** Another meal in the place of one. */
    replace: (before: PlanMeal, after: PlanMeal) =>
      void onDay((day) => replaceIn(day, before.id, after)),
    add: (meal: PlanMeal) => void onDay((day) => ({ ...day, meals: [...day.meals, meal] })),
    mark: (meal: PlanMeal, state: 'planned' | 'dropped') =>
      void onDay((day) => markPortion(day, { mealId: meal.id, personId }, state)),
    keep: (meal: PlanMeal) => keeping.mutate(meal),
    async remove(meal: PlanMeal) {
      const isStored = await onDay((day) => replaceIn(day, meal.id, null));
      if (!isStored) return;
      const undo = async () => {
        const isBack = await onDay((day) => ({ ...day, meals: [...day.meals, meal] }));
        if (isBack) toast(backAgain);
      };
      toast(undoToast(removed(meal.title), () => void undo()));
    },
    note: (note: string | null) => void onDay((day) => ({ ...day, note })),
  };
}

export type MealActs = ReturnType<typeof useMealActs>;
