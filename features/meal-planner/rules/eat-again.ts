import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { PlannerDay, PlannerRecipe, PlannerSlot } from './planner-input.ts';

/** Made for one plate: the rest of it is not good on the next day. */
const FRESH_DISHES: readonly PlannerRecipe['dish'][] = [
  'burger',
  'eggs',
  'pancakes',
  'porridge',
  'sandwich',
  'smoothie',
  'tacos',
  'toast',
  'wrap',
];
/** Made in one go for several breakfasts or snacks. */
const BATCH_DISHES: readonly PlannerRecipe['dish'][] = ['balls', 'bars', 'dip', 'jar', 'muffins'];

type Later = { slot: PlannerSlot; day: PlannerDay /** days after cooking */; later: number };

/**
 * Whether what was cooked for one meal is eaten again as another: a dinner as lunch, or as dinner where
 * nobody cooks; what is baked or mixed for several days as the same meal. Never longer than it keeps in the fridge.
 */
export function eatAgain(
  recipe: PlannerRecipe,
  from: RecipeSlot,
  { slot, day, later }: Later,
): boolean {
  if (slot.locked || later > recipe.fridgeDays) return false;
  if (from === 'breakfast' || from === 'snack')
    return slot.kind === from && BATCH_DISHES.includes(recipe.dish);
  if (FRESH_DISHES.includes(recipe.dish)) return false;
  return (
    slot.kind === 'lunch' || (slot.kind === 'dinner' && from === 'dinner' && day.canCook === false)
  );
}
