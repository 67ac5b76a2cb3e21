import { ingredientText } from '#features/recipe-book/rules/amount-text.ts';
import type { Recipe, RecipeIngredient } from '#features/recipe-book/rules/recipe.ts';
import { stepText } from '#features/recipe-book/rules/step-text.ts';
import type { OwnRecipe, RecipeLine } from './own-recipe.ts';

const toLine = (one: RecipeIngredient): RecipeLine => {
  const text = ingredientText(one, one.amount);
  return {
    id: one.key,
    text: one.note === null ? text : `${text}, ${one.note}`,
    amount: one.amount,
    amountTo: null,
    unit: one.unit,
    note: one.note,
    group: one.group,
    optional: one.optional,
    food: { foodId: one.foodId, name: one.many, key: one.key },
    isConfirmed: true,
    grams: one.grams,
  };
};

/** A built-in recipe in the form of an own one: to show both alike, and to make a copy of it. */
export const toOwnRecipe = (book: Recipe): OwnRecipe => ({
  name: book.name,
  description: null,
  slots: book.slots,
  cuisine: book.cuisine,
  tags: book.tags,
  collections: [],
  servings: book.servings,
  servingsNote: null,
  activeMinutes: book.activeMinutes,
  totalMinutes: book.totalMinutes,
  equipment: book.equipment,
  fridgeDays: book.fridgeDays,
  freezerDays: book.freezerDays,
  dish: book.dish,
  ingredients: book.ingredients.map(toLine),
  steps: book.steps.map((step) => stepText(step, book.ingredients)),
  typed: null,
  source: { kind: 'copy', name: null, url: null, builtIn: book.id },
  rating: null,
  notes: null,
  photoId: null,
  kept: false,
});
