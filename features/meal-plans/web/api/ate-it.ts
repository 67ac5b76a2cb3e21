import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { findRecipe } from '#features/recipes/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { useMomentOn } from '#platform/web/time/use-today.ts';
import { mealPlansApi } from '../../contract.ts';
import { entryIdOf } from '../../rules/meal-state.ts';
import { type Eater, type PlanMeal } from '../../rules/plan-day.ts';
import { plannedPortion } from '../../rules/planned-portion.ts';
import { ateIt, ateUndone, planMessages } from '../messages/plan.ts';

export type Eating = {
  date: CalendarDay;
  meal: PlanMeal;
  eater: Eater;
  /** servings really eaten */
  servings: number;
  mealType: MealType;
};

const undoEat = (date: CalendarDay, mealId: string, entryId: string) =>
  call(mealPlansApi.undoEat, { params: { date }, body: { mealId, entryId } });

/** Logs a planned portion and marks it eaten, once however often it is pressed and on how many devices; with Undo. */
export function useAteIt() {
  const client = useQueryClient();
  const momentOn = useMomentOn();
  return useMutation(
    mutationBy(
      async ({ date, meal, eater, servings, mealType }: Eating) => {
        const view = meal.recipeId === null ? null : await findRecipe(client, meal.recipeId);
        const item = plannedPortion(meal, servings, view);
        const id = entryIdOf(meal, eater);
        const entry = { ...item, ...momentOn(date), id, date, mealType, origin: 'plan' as const };
        return call(mealPlansApi.eat, { params: { date }, body: { mealId: meal.id, entry } });
      },
      {
        done: (_, { meal }) => ateIt(meal.title),
        undo: (_, { date, meal, eater }) => ({
          run: () => undoEat(date, meal.id, entryIdOf(meal, eater)),
          done: ateUndone,
          failed: planMessages.undoFailed,
        }),
        failed: planMessages.ateFailed,
      },
    ),
  );
}

type Uneating = { date: CalendarDay; mealId: string; entryId: string };

/** Takes a planned portion out of the log and plans it again. */
export const useUndoAteIt = () =>
  useMutation(
    mutationBy(({ date, mealId, entryId }: Uneating) => undoEat(date, mealId, entryId), {
      done: () => ateUndone,
      failed: planMessages.undoFailed,
    }),
  );
