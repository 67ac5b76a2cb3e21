import type { PlannerInput, PlannerSlot, PlannerWishes } from '../planner-input.ts';
import { isSeafoodMeal } from './seafood.ts';

/**
 * Meals of fish or seafood in a week, so that larger portions stay within the two to three serves of 150 g of the
 * advice on mercury (FSANZ, NSW Food Authority): it is the same in pregnancy and while breastfeeding.
 */
export const MAX_SEAFOOD_MEALS = 2;
/** What is cooked is eaten within a day in pregnancy (NSW Food Authority). */
const MAX_KEPT_DAYS = 1;

/** Meals of it that may still be planned beside those that were added by hand or eaten. */
export const seafoodLeft = ({ seafoodBeside = 0 }: Pick<PlannerWishes, 'seafoodBeside'>): number =>
  Math.max(0, MAX_SEAFOOD_MEALS - seafoodBeside);

/**
 * The input for a person who is pregnant or breastfeeding: what is not for them is left out by `eligibleRecipes`, and
 * seafood is counted by `repetitionsOf`. Here leftovers keep less long, and where more fish was asked for than is
 * advised only the first meals of it are.
 */
export function forExpecting(input: PlannerInput): PlannerInput {
  const { expecting } = input.wishes;
  if (!expecting) return input;
  const seafood = new Set(input.recipes.filter(isSeafoodMeal).map(({ id }) => id));
  const most = seafoodLeft(input.wishes);
  let asked = input.days
    .flatMap(({ slots }) => slots)
    .filter(({ locked }) => locked !== null && seafood.has(locked.recipeId)).length;
  const capped = (slot: PlannerSlot): PlannerSlot => {
    const { wanted = [] } = slot;
    if (wanted.length === 0 || !wanted.every((id) => seafood.has(id))) return slot;
    asked += 1;
    return asked > most ? { ...slot, wanted: [] } : slot;
  };
  return {
    ...input,
    recipes:
      expecting === 'pregnant'
        ? input.recipes.map((recipe) => ({
            ...recipe,
            fridgeDays: Math.min(recipe.fridgeDays, MAX_KEPT_DAYS),
          }))
        : input.recipes,
    days: input.days.map((day) => ({ ...day, slots: day.slots.map(capped) })),
  };
}
