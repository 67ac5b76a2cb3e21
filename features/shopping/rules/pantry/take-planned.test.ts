import { expect, it } from 'vitest';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { toOwnRecipe } from '#features/recipes/rules/book-recipe.ts';
import { atHome, listOf, meal, TODAY } from '../../testing/lists.ts';
import { tickLine } from '../list/change-lines.ts';
import { finishShopping } from '../list/finish-shopping.ts';
import { isOpen, toShopLines } from '../list/list-lines.ts';
import { mergeChanges, undoChanges } from '../list/merge-changes.ts';
import { needsOfRecipe } from '../needs/line-needs.ts';
import { listPantry } from './pantry-stock.ts';
import { takePlanned } from './take-planned.ts';

const book = RECIPES.find(({ id }) => id === 'dal-tadka');
if (!book) throw new Error('There is no dal.');
const recipe = toOwnRecipe(book);
const onion = needsOfRecipe(recipe, 3).find(({ food }) => food === 'onion')?.grams ?? 0;
const cooked = { mealId: 'dal', food: null, recipe, servings: 3 };
const gramsOf = (state: ReturnType<typeof listOf>) =>
  Object.fromEntries(listPantry(state).map(({ food, grams }) => [food, grams]));

it('a planned meal empties the pantry by what was cooked, once, and Undo fills it again', () => {
  const state = {
    ...listOf(meal('dal', needsOfRecipe(recipe, 3)), meal('other', [])),
    pantry: [atHome('onion', 1_000), atHome('rice', 500)],
  };
  const changes = takePlanned(state, cooked, 10);
  const after = mergeChanges(state, changes);
  expect(onion).toBeGreaterThan(0);
  expect(gramsOf(after)).toEqual({ onion: 1_000 - onion, rice: 500 });
  expect(after.sources.filter(isOpen).map(({ id }) => id)).toEqual(['other']);
  // Cook mode, or another portion of it: it was taken before.
  expect(takePlanned(after, cooked, 20).pantry).toEqual([]);
  const back = mergeChanges(after, undoChanges(state, changes, 30));
  expect(gramsOf(back)).toEqual({ onion: 1_000, rice: 500 });
  expect(back.sources.filter(isOpen)).toHaveLength(2);
});

it('ticks fill it with amounts and dates, and the meal empties it', () => {
  const start = listOf(meal('dal', needsOfRecipe(recipe, 3)));
  const ticked = toShopLines(start, TODAY).reduce(
    (now, line, at) => mergeChanges(now, tickLine(now, line, true, 10 + at)),
    start,
  );
  const lines = toShopLines(ticked, TODAY);
  const home = mergeChanges(
    ticked,
    finishShopping(ticked, lines, { nowMs: 100, today: TODAY, keepsPantry: true }),
  );
  const bought = listPantry(home).find(({ food }) => food === 'onion');
  expect(bought?.grams).toBeGreaterThanOrEqual(onion);
  expect(bought).toMatchObject({ bestBefore: '2026-12-23', isDateGuess: true });
  const after = mergeChanges(home, takePlanned(home, cooked, 200));
  expect((gramsOf(after)['onion'] ?? 0) + onion).toBeCloseTo(bought?.grams ?? 0, 5);
});
