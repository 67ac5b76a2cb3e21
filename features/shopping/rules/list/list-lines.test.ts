import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, toBuy } from '#features/groceries/rules/amount-text.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { toOwnRecipe } from '#features/recipes/rules/book-recipe.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { atHome, listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { needsOfRecipe } from '../needs/line-needs.ts';
import { toShopLines } from './list-lines.ts';
import { mergeChanges, NO_CHANGES } from './merge-changes.ts';
import type { ShoppingChanges } from './shopping-entry.ts';

const runs = { numRuns: timesToRun(1_000, 100) };

const shown = (state: ShoppingChanges) =>
  Object.fromEntries(toShopLines(state, TODAY).map((line) => [line.food, amountText(line)]));

describe('the worked list of domain 6', () => {
  it('is what it says, in Australian pieces and packs', () => {
    const state = {
      ...listOf(
        // A brown onion is 110 g without its skin here; the vector's 150 g are in rules/shopping.test.ts.
        meal('curry', [stored('onion', 220), stored('rice', 195 * 1.5), stored('egg', 150)]),
        meal('fried rice', [stored('onion', 200), stored('rice', 450 / 3), stored('egg', 200)]),
        meal('roast', [stored('chicken-breast', 1_200)]),
      ),
      pantry: [atHome('rice', 192.5), atHome('egg', 100)],
    };
    const lines = toShopLines(state, TODAY);
    expect(lines.find(({ food }) => food === 'rice')).toMatchObject({
      grams: 250,
      atHome: 192.5,
    });
    expect(shown(state)).toEqual({
      onion: '4',
      rice: '1 kg',
      egg: '5',
      'chicken-breast': '1 kg + 500 g',
    });
  });

  it('buys cans by the can, bunches by the bunch, milk by the litre', () => {
    expect(
      shown(
        listOf(
          meal('a', [
            stored('chickpeas', 480),
            stored('coriander', 50),
            stored('milk', 1_800),
            stored('mushrooms', 250),
          ]),
        ),
      ),
    ).toEqual({ chickpeas: '2 cans', coriander: '1 bunch', milk: '2 L', mushrooms: '400 g' });
  });
});

describe('what a shop sells', () => {
  it.each([
    ['ginger', 3, '1 piece'],
    ['ginger', 75, '2 pieces'],
    ['red-cabbage', 111, '1 quarter'],
    ['gf-red-lentils', 305, '375 g'],
    ['breadcrumbs', 14, '250 g'],
    ['red-wine-vinegar', 20, '500 ml'],
    ['bay-leaf', 0.4, '1 packet'],
    ['oil-spray', 1, '1 can'],
    ['cumin', 2, '1 tsp'],
    ['watermelon', 120, '220 g'],
  ])('%s, %d g: %s', (food, grams, text) => {
    expect(amountText(toBuy(stored(food, grams)))).toBe(text);
  });

  it('is never spoons of what is fresh, nor a few grams of what stands in packets', () => {
    const loose = ['vegetables', 'fruit', 'meat', 'seafood'];
    const odd = RECIPES.flatMap((recipe) => needsOfRecipe(toOwnRecipe(recipe), 2))
      .filter(({ grams }) => grams !== null)
      .flatMap((need) => {
        const line = toBuy(need);
        const text = amountText(line);
        const isSpooned = /tsp|tbsp/.test(text);
        const isLoose = line.buy?.pieces === null && line.buy.packs.length === 0;
        const isFine = loose.includes(need.aisle) ? !isSpooned : isSpooned || !isLoose;
        return isFine ? [] : [`${need.name}: ${text}`];
      });
    expect([...new Set(odd)]).toEqual([]);
  });
});

const foods = fc.constantFrom('onion', 'rice', 'milk', 'egg', 'text:soap');
const anyNeed = fc
  .record({
    food: foods,
    grams: fc.option(fc.integer({ min: 1, max: 3_000 })),
    count: fc.boolean(),
  })
  .map(({ food, grams, count }) =>
    stored(food, grams, { amount: grams === null && count ? { value: 2, unit: 'handful' } : null }),
  );
const anyMeals = fc
  .array(fc.array(anyNeed, { maxLength: 6 }), { maxLength: 5 })
  .map((all) => all.map((needs, index) => meal(`meal-${index}`, needs)));
const anyPantry = fc
  .array(fc.tuple(foods, fc.integer({ min: 0, max: 4_000 })), { maxLength: 5 })
  .map((all) => all.map(([food, grams], index) => atHome(food, grams, { id: `home-${index}` })));
const plain = (state: ShoppingChanges) =>
  toShopLines(state, TODAY).map(({ key, grams, amount, buy }) => ({ key, grams, amount, buy }));

describe('the list (invariants of domain 6)', () => {
  it('does not depend on the order of meals and of what is at home', () => {
    fc.assert(
      fc.property(anyMeals, anyPantry, (sources, pantry) => {
        const state = { ...NO_CHANGES, sources, pantry };
        const other = { ...state, sources: sources.toReversed(), pantry: pantry.toReversed() };
        expect(plain(other)).toEqual(plain(state));
      }),
      runs,
    );
  });

  it('buys what is needed and never less than nothing; the pantry adds no line', () => {
    fc.assert(
      fc.property(anyMeals, anyPantry, (sources, pantry) => {
        const without = plain({ ...NO_CHANGES, sources });
        const lines = plain({ ...NO_CHANGES, sources, pantry });
        for (const line of lines) {
          const full = without.find(({ key }) => key === line.key);
          expect(full).toBeDefined();
          if (line.grams === null) continue;
          expect(line.grams).toBeGreaterThan(0);
          expect(line.grams).toBeLessThanOrEqual(full?.grams ?? 0);
          const { packs = [], grams = 0 } = line.buy ?? {};
          const bought = packs.reduce((sum, pack) => sum + pack.grams * pack.count, 0);
          if (packs.length > 0) expect(bought).toBeGreaterThanOrEqual(grams - 1e-6);
        }
      }),
      runs,
    );
  });

  it('needs twice as much for twice the portions', () => {
    fc.assert(
      fc.property(anyMeals, (sources) => {
        const twice = sources.map((one) => ({
          ...one,
          needs: one.needs.map((need) => ({ ...need, grams: need.grams && need.grams * 2 })),
        }));
        const once = plain({ ...NO_CHANGES, sources });
        expect(plain({ ...NO_CHANGES, sources: twice }).map(({ grams }) => grams)).toEqual(
          once.map(({ grams }) => grams && grams * 2),
        );
      }),
      runs,
    );
  });

  it('of all recipes doubles with the servings, but for salt, spices and raising agents', () => {
    for (const book of RECIPES.slice(0, 60)) {
      const recipe = toOwnRecipe(book);
      const once = needsOfRecipe(recipe, book.servings);
      const twice = needsOfRecipe(recipe, book.servings * 2);
      for (const [index, need] of once.entries()) {
        const ratio = (twice[index]?.grams ?? 0) / (need.grams ?? 1);
        expect(ratio).toBeGreaterThan(1.7);
        expect(ratio).toBeLessThan(2.001);
      }
    }
  });

  it('is empty without meals, and of two lists it is that of all their meals', () => {
    expect(plain(NO_CHANGES)).toEqual([]);
    fc.assert(
      fc.property(anyMeals, anyMeals, (one, two) => {
        const others = two.map((source) => ({ ...source, id: `other-${source.id}` }));
        const merged = mergeChanges(listOf(...one), listOf(...others));
        expect(plain(merged)).toEqual(plain(listOf(...one, ...others)));
        // Taking one meal off leaves the list of the others.
        const [first, ...rest] = one;
        if (first) {
          const off = { ...first, gone: true, at: 2 };
          expect(plain(mergeChanges(merged, listOf(off)))).toEqual(
            plain(listOf(...rest, ...others)),
          );
        }
        const gone = [...one, ...others].map((source) => ({ ...source, gone: true, at: 2 }));
        expect(plain(mergeChanges(merged, listOf(...gone)))).toEqual([]);
      }),
      runs,
    );
  });
});

it.each([
  { food: 'cumin', grams: 2.1, text: '1 tsp' },
  { food: 'cumin', grams: 4.2, text: '2 tsp' },
  { food: 'cumin', grams: 1, text: '½ tsp' },
  { food: 'salt', grams: 6, text: '1 tsp' },
  { food: 'salt', grams: 24, text: '1 tbsp' },
  { food: 'salt', grams: 400, text: '500 g' },
  { food: 'egg', grams: 150, text: '3' },
  { food: 'rice', grams: 4, text: '1 kg' },
])('$grams g of $food are "$text"', ({ food, grams, text }) => {
  expect(amountText(toBuy(stored(food, grams)))).toBe(text);
});
