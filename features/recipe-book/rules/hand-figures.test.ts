import { expect, test } from 'vitest';
import { catalogueFood } from '../testing/catalogue-foods.ts';
import { summariseRecipe } from './recipe-summary.ts';
import { recipeById } from './recipes.ts';

/**
 * Energy (kcal) and protein (g) of one serving of every twentieth recipe, worked out by hand:
 * each ingredient's grams by a usual value of printed food tables, added up and divided by the servings.
 */
const BY_HAND: readonly (readonly [id: string, kcal: number, proteinG: number])[] = [
  ['turkish-breakfast-plate', 396, 18.5],
  ['turkish-eggs-yoghurt', 542, 24.7],
  ['white-bean-tomato-toast', 510, 21.7],
  ['chilli-con-carne-home', 456, 29.9],
  ['barramundi-macadamia-crumb', 403, 35.4],
  ['beef-stew-slow-cooker', 435, 41.2],
  ['lemon-garlic-chicken-tray', 449, 46.3],
  ['palak-paneer-light', 527, 24.8],
  ['chicken-cacciatore-pot', 500, 42.0],
  ['slow-cooker-brisket-barbecue', 506, 48.0],
  ['burrito-bowl-chicken', 504, 41.1],
  ['thai-beef-salad-lime', 238, 30.2],
  ['hummus-roast-vege-wrap', 443, 12.4],
  ['turkey-avocado-rolls', 192, 19.3],
  ['frozen-yoghurt-bark', 157, 5.3],
  ['avgolemono-chicken-rice', 317, 37.1],
];
const MAX_SHARE_OFF = 0.1;

test.each(BY_HAND)('%s has about %i kcal and %f g protein', (id, kcal, proteinG) => {
  const recipe = recipeById(id);
  if (!recipe) throw new Error(`There is no ${id}.`);
  const { calories, protein } = summariseRecipe(recipe, catalogueFood).figures;
  expect(Math.abs((calories.amount ?? 0) / kcal - 1)).toBeLessThan(MAX_SHARE_OFF);
  expect(Math.abs((protein.amount ?? 0) / proteinG - 1)).toBeLessThan(MAX_SHARE_OFF);
});
