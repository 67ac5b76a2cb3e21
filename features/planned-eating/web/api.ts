import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlannedCooking } from '#features/cooked-stock/web/public.ts';
import { leftoversApi } from '#features/cooking/contract.ts';
import type { LeftoverContent } from '#features/cooking/rules/leftover.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { mealPlansApi } from '#features/meal-plans/contract.ts';
import { plannedPortion } from '#features/meal-plans/rules/logging/planned-portion.ts';
import { entryIdOf } from '#features/meal-plans/rules/meal-state.ts';
import type { Eater, PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { keepLeftover } from '#features/meal-plans/web/public.ts';
import { findRecipe } from '#features/recipes/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { useMomentOn } from '#platform/web/time/use-today.ts';
import { cookedBatch, isOthersEaten } from '../rules/cooked-batch.ts';
import { ateAndKept, ateIt, ateUndone, eatingText } from './messages.ts';

export type Eating = {
  date: CalendarDay;
  meal: PlanMeal;
  eater: Eater;
  /** servings really eaten */
  servings: number;
  mealType: MealType;
  /** the plan around it: what is left over from the meal was cooked with it */
  days: readonly PlanDay[];
  /** what is kept of it */
  kept?: (LeftoverContent & { id: string }) | null;
};

type Uneating = Pick<Eating, 'date' | 'meal' | 'eater' | 'days'> & { entryId: string };

/** Takes an entry out of the log; what the meal was cooked of is at home again where nobody else ate of it. */
function useUndoEat() {
  const { giveBack } = usePlannedCooking();
  return async ({ date, meal, eater, entryId, days }: Uneating): Promise<void> => {
    const { id: mealId, recipeId, cookedOn } = meal;
    await call(mealPlansApi.undoEat, { params: { date }, body: { mealId, entryId } });
    // Leftovers were cooked on another day.
    if (cookedOn !== date || isOthersEaten(days, meal, eater)) return;
    await giveBack({ mealId, recipeId, cookedOn });
  };
}

/**
 * Logs a planned portion, marks it eaten and takes what was cooked out of the pantry, once however often it is
 * pressed and on how many devices; with Undo of all three.
 */
export function useAteIt() {
  const client = useQueryClient();
  const momentOn = useMomentOn();
  const { take } = usePlannedCooking();
  const undoEat = useUndoEat();
  return useMutation(
    mutationBy(
      async ({ date, meal, eater, servings, mealType, days, kept = null }: Eating) => {
        const view = meal.recipeId === null ? null : await findRecipe(client, meal.recipeId);
        const item = plannedPortion(meal, servings, view);
        const id = entryIdOf(meal, eater);
        const cooked = cookedBatch(days, date, meal);
        const entry = { ...item, ...momentOn(date), id, date, mealType, origin: 'plan' as const };
        const body = { mealId: meal.id, entry, servings };
        await call(mealPlansApi.eat, { params: { date }, body });
        if (kept) await keepLeftover(kept);
        if (cooked === null) return;
        const { id: mealId, recipeId, cookedOn, title, food } = meal;
        const recipe = view?.recipe ?? null;
        // It is logged, whether its file can be fetched now or not.
        await take({ mealId, recipeId, cookedOn, title, food, recipe, servings: cooked }).catch(
          () => undefined,
        );
      },
      {
        done: (_, { meal, kept }) => (kept ? ateAndKept(meal.title) : ateIt(meal.title)),
        undo: (_, { date, meal, eater, days, kept }) => ({
          async run() {
            await undoEat({ date, meal, eater, days, entryId: entryIdOf(meal, eater) });
            if (kept) await call(leftoversApi.remove, { params: { id: kept.id } });
          },
          done: ateUndone,
          failed: eatingText.undoFailed,
        }),
        failed: eatingText.failed,
      },
    ),
  );
}

/** Takes a planned portion out of the log and plans it again. */
export const useUndoAteIt = () =>
  useMutation(
    mutationBy(useUndoEat(), {
      done: () => ateUndone,
      failed: eatingText.undoFailed,
    }),
  );
