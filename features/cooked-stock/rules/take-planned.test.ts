import { expect, it } from 'vitest';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { toOwnRecipe } from '#features/recipes/rules/book-recipe.ts';
import { removeSource, tickLine } from '#features/shopping/rules/list/change-lines.ts';
import { finishShopping } from '#features/shopping/rules/list/finish-shopping.ts';
import { isOpen, toShopLines } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { syncPlan } from '#features/shopping/rules/list/sync-plan.ts';
import { needsOfRecipe } from '#features/shopping/rules/needs/line-needs.ts';
import { listPantry } from '#features/shopping/rules/pantry/pantry-stock.ts';
import { atHome, listOf, meal, TODAY } from '#features/shopping/testing/lists.ts';
import { takePlanned, untakePlanned } from './take-planned.ts';
import { takeRecipe } from './take-recipe.ts';

const book = RECIPES.find(({ id }) => id === 'dal-tadka');
if (!book) throw new Error('There is no dal.');
const recipe = toOwnRecipe(book);
const onion = needsOfRecipe(recipe, 3).find(({ food }) => food === 'onion')?.grams ?? 0;
const dish = { mealId: 'dal', recipeId: 'dal-tadka', cookedOn: TODAY };
const cooked = { ...dish, title: 'Dal', food: null, recipe, servings: 3 };
const now = (nowMs: number, today = TODAY) => ({ today, nowMs });
const gramsOf = (state: ReturnType<typeof listOf>) =>
  Object.fromEntries(listPantry(state).map(({ food, grams }) => [food, grams]));

const home = { pantry: [atHome('onion', 1_000), atHome('rice', 500)] };

it.each([
  { is: 'on the list', state: listOf(meal('dal', needsOfRecipe(recipe, 3)), meal('other', [])) },
  { is: 'not on the list', state: listOf(meal('other', [])) },
])('a planned meal $is empties the pantry once, and Undo fills it again later', ({ state }) => {
  const start = { ...state, ...home };
  const after = mergeChanges(start, takePlanned(start, cooked, now(10)));
  expect(onion).toBeGreaterThan(0);
  expect(gramsOf(after)).toEqual({ onion: 1_000 - onion, rice: 500 });
  expect(after.sources.filter(isOpen).map(({ id }) => id)).toEqual(['other']);
  // Another portion of it, or a second device.
  expect(takePlanned(after, cooked, now(20))).toEqual(NO_CHANGES);
  // Meanwhile rice was eaten and onions bought.
  const [onions, rice] = home.pantry;
  if (!onions || !rice) throw new Error('There is nothing at home.');
  const left = after.pantry.find(({ id }) => id === onions.id);
  if (!left) throw new Error('There are no onions.');
  const later = mergeChanges(after, {
    ...NO_CHANGES,
    pantry: [
      { ...left, grams: (left.grams ?? 0) + 300, at: 25 },
      { ...rice, gone: true, at: 25 },
    ],
  });
  const back = mergeChanges(later, untakePlanned(later, dish, 30));
  expect(gramsOf(back)).toEqual({ onion: 1_300 });
  expect(back.sources.filter(isOpen)).toHaveLength(start.sources.length);
  expect(untakePlanned(back, dish, 35)).toEqual(NO_CHANGES);
  // Eaten after all: taken again.
  const again = mergeChanges(back, takePlanned(back, cooked, now(40)));
  expect(gramsOf(again)).toEqual({ onion: 1_300 - onion });
});

it('what was used up is at home again with its name and date', () => {
  const few = { ...listOf(), pantry: [atHome('onion', onion, { bestBefore: '2026-12-01' })] };
  const after = mergeChanges(few, takePlanned(few, cooked, now(10)));
  expect(listPantry(after)).toEqual([]);
  // The server no longer tells of what is gone.
  const reloaded = { ...after, pantry: [] };
  const back = mergeChanges(reloaded, untakePlanned(reloaded, dish, 30));
  expect(listPantry(back)).toMatchObject([{ grams: onion, bestBefore: '2026-12-01' }]);
});

it('cook mode takes it first: on the list or not, eating it takes nothing more', () => {
  const cook = { recipeId: 'dal-tadka', recipe, servings: 3, isKept: false };
  for (const source of [
    [],
    [meal('dal', needsOfRecipe(recipe, 3), { recipeId: 'dal-tadka' })],
    [
      meal('by hand', needsOfRecipe(recipe, 3), {
        recipeId: 'dal-tadka',
        by: 'recipe',
        date: null,
      }),
    ],
  ]) {
    const start = { ...listOf(...source), ...home };
    const after = mergeChanges(start, takeRecipe(start, cook, { ...now(10), markId: 'mark' }));
    expect(gramsOf(after)['onion']).toBe(1_000 - onion);
    expect(takePlanned(after, cooked, now(20))).toEqual(NO_CHANGES);
    // The same dish on another day is another pot.
    const other = { ...cooked, mealId: 'dal again', cookedOn: '2026-11-25' };
    expect(takePlanned(after, other, now(20)).pantry).toHaveLength(1);
  }
});

it('what was cooked ahead and kept is the next planned meal of it, once, and Undo gives it back', () => {
  const start = { ...listOf(), ...home };
  const cook = { recipeId: 'dal-tadka', recipe, servings: 3, isKept: true };
  const ahead = mergeChanges(start, takeRecipe(start, cook, { ...now(10), markId: 'mark' }));
  const tomorrow = { ...cooked, cookedOn: '2026-11-24' };
  const eaten = mergeChanges(ahead, takePlanned(ahead, tomorrow, now(20)));
  expect(gramsOf(eaten)['onion']).toBe(1_000 - onion);
  expect(takePlanned(eaten, tomorrow, now(25))).toEqual(NO_CHANGES);
  // The dish after it is another pot, and so is one a week later.
  const second = { ...cooked, mealId: 'dal again', cookedOn: '2026-11-25' };
  expect(takePlanned(eaten, second, now(30)).pantry).toHaveLength(1);
  expect(takePlanned(ahead, { ...cooked, cookedOn: '2026-11-30' }, now(30)).pantry).toHaveLength(1);
  const back = mergeChanges(eaten, untakePlanned(eaten, tomorrow, 40));
  expect(gramsOf(back)['onion']).toBe(1_000);
  // On the list since: the meal is done there.
  const listed = mergeChanges(ahead, listOf(meal('dal', needsOfRecipe(recipe, 3), { at: 15 })));
  const done = mergeChanges(listed, takePlanned(listed, tomorrow, now(20)));
  expect(gramsOf(done)['onion']).toBe(1_000 - onion);
  expect(done.sources.filter(isOpen)).toEqual([]);
});

it('a meal that was only taken off the list was not cooked', () => {
  const start = { ...listOf(meal('dal', needsOfRecipe(recipe, 3))), ...home };
  const [source] = start.sources;
  if (!source) throw new Error('There is no meal.');
  const off = mergeChanges(start, removeSource(source, 5));
  expect(takePlanned(off, cooked, now(10)).pantry).toHaveLength(1);
});

it('what the plan says again does not forget that it was cooked; a month later it may', () => {
  const start = { ...listOf(), ...home };
  const after = mergeChanges(start, takePlanned(start, cooked, now(10)));
  const planned = { id: 'dal', title: 'Dal', date: TODAY, recipeId: 'dal-tadka', servings: 3 };
  const synced = syncPlan(
    after,
    {
      days: new Set([TODAY]),
      meals: [{ ...planned, needs: needsOfRecipe(recipe, 3), people: null }],
    },
    20,
  );
  const followed = mergeChanges(after, synced);
  expect(followed.sources.filter(isOpen)).toEqual([]);
  expect(gramsOf(mergeChanges(followed, untakePlanned(followed, dish, 30)))).toMatchObject({
    onion: 1_000,
  });
  const other = { ...cooked, mealId: 'later', recipeId: 'other' };
  const month = takePlanned(after, other, now(50, '2026-12-31'));
  expect(month.sources).toMatchObject([{ id: 'later' }, { id: 'dal', gone: true }]);
});

it('ticks fill it with amounts and dates, and the meal empties it', () => {
  const start = listOf(meal('dal', needsOfRecipe(recipe, 3)));
  const ticked = toShopLines(start, TODAY).reduce(
    (now, line, at) => mergeChanges(now, tickLine(now, line, true, 10 + at)),
    start,
  );
  const lines = toShopLines(ticked, TODAY);
  const brought = mergeChanges(
    ticked,
    finishShopping(ticked, lines, { nowMs: 100, today: TODAY, keepsPantry: true }),
  );
  const bought = listPantry(brought).find(({ food }) => food === 'onion');
  expect(bought?.grams).toBeGreaterThanOrEqual(onion);
  expect(bought).toMatchObject({ bestBefore: '2026-12-23', isDateGuess: true });
  const after = mergeChanges(brought, takePlanned(brought, cooked, now(200)));
  expect((gramsOf(after)['onion'] ?? 0) + onion).toBeCloseTo(bought?.grams ?? 0, 5);
});
