import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_AISLES } from '#features/groceries/rules/shop-aisles.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { addUpNeeds } from '../needs/add-up-needs.ts';
import type { ShoppingNeed } from '../needs/shopping-need.ts';
import { mergeChanges, NO_CHANGES } from './merge-changes.ts';
import { aislesInOrder, learnShopOrder, moveAisle, sortByShop, usualOrder } from './shop-order.ts';

const from = (id: string, title: string) => ({ id, title, by: 'plan' as const, date: null });

const need = (
  food: string,
  grams: number | null,
  more: Partial<ShoppingNeed> = {},
): ShoppingNeed => ({
  food,
  name: food,
  aisle: 'vegetables',
  grams,
  amount: null,
  text: food,
  isGuess: false,
  source: from('meal-1', 'Soup'),
  ...more,
});

const needs = fc
  .array(
    fc.record({
      food: fc.constantFrom('onion', 'rice', 'milk', 'egg'),
      grams: fc.option(fc.integer({ min: 1, max: 3_000 })),
      amount: fc.option(
        fc.record({
          value: fc.integer({ min: 1, max: 9 }),
          unit: fc.constantFrom('ml', 'handful'),
        }),
      ),
      meal: fc.integer({ min: 1, max: 5 }),
    }),
  )
  .map((all) =>
    all.map(({ food, grams, amount, meal }) =>
      need(food, grams, {
        amount: grams === null ? amount : null,
        source: from(`meal-${meal}`, `Meal ${meal}`),
      }),
    ),
  );

const runs = { numRuns: timesToRun(1_000, 100) };
const totalGrams = (lines: readonly { grams: number | null }[]) =>
  lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);

describe('needs of meals', () => {
  it('are one line for each food across meals, with where they come from', () => {
    const lines = addUpNeeds([
      need('onion', 220),
      need('onion', 200, { source: from('meal-2', 'Curry') }),
    ]);
    expect(lines).toMatchObject([{ key: 'onion', grams: 420 }]);
    expect(lines[0]?.sources.map(({ title }) => title)).toEqual(['Soup', 'Curry']);
  });

  it('stay apart where they cannot be converted, and never become grams', () => {
    const cups = { grams: null, amount: { value: 500, unit: 'ml' } };
    const lines = addUpNeeds([
      need('chicken', 300),
      need('chicken', null, cups),
      need('chicken', null),
    ]);
    // What has no amount goes with the weighed line: the food does not stand there once more.
    expect(lines.map(({ key, grams, amount }) => [key, grams, amount])).toEqual([
      ['chicken', 300, null],
      ['chicken|ml', null, { value: 500, unit: 'ml' }],
    ]);
  });

  it('do not depend on their order', () => {
    fc.assert(
      fc.property(needs, (all) => {
        expect(addUpNeeds(all.toReversed())).toEqual(addUpNeeds(all));
      }),
      runs,
    );
  });

  it('keep every gram, and double with the portions', () => {
    fc.assert(
      fc.property(needs, (all) => {
        expect(totalGrams(addUpNeeds(all))).toBe(totalGrams(all));
        const twice = all.map((one) => ({
          ...one,
          grams: one.grams === null ? null : one.grams * 2,
        }));
        expect(totalGrams(addUpNeeds(twice))).toBe(2 * totalGrams(all));
      }),
      runs,
    );
  });

  it('of two lists together are those of all their meals; of none, none', () => {
    expect(addUpNeeds([])).toEqual([]);
    fc.assert(
      fc.property(needs, needs, (one, two) => {
        const together = addUpNeeds([...one, ...two]);
        expect(totalGrams(together)).toBe(
          totalGrams(addUpNeeds(one)) + totalGrams(addUpNeeds(two)),
        );
      }),
      runs,
    );
  });
});

describe('the order of the shop', () => {
  const aisles = ['vegetables', 'meat', 'dairy'] as const;
  const lines = aisles.toReversed().map((aisle) => ({ aisle, name: aisle }));

  it('is the usual one until it is known', () => {
    expect(sortByShop(lines, {}).map(({ aisle }) => aisle)).toEqual(aisles);
  });

  it('follows the order in which things were ticked', () => {
    const ticks = (['dairy', 'dairy', 'meat', 'vegetables'] as const).map((aisle) => ({ aisle }));
    const order = learnShopOrder({}, ticks);
    expect(sortByShop(lines, order).map(({ aisle }) => aisle)).toEqual([
      'dairy',
      'meat',
      'vegetables',
    ]);
  });

  it('stays as it is where things are ticked as they stand, however few', () => {
    const some = (['vegetables', 'vegetables', 'fruit', 'meat', 'chilled'] as const).map(
      (aisle) => ({ aisle }),
    );
    expect(learnShopOrder({}, some)).toEqual({});
    const known = moveAisle(NO_CHANGES, 'frozen', 0, 1).order[0]?.places ?? {};
    expect(learnShopOrder(known, some)).toBe(known);
  });

  it('stays as it is whatever order is known and whichever lines are ticked as they stand', () => {
    const aisle = fc.constantFrom(...SHOP_AISLES);
    const shop = fc.shuffledSubarray([...SHOP_AISLES], { minLength: SHOP_AISLES.length });
    fc.assert(
      fc.property(shop, fc.array(aisle, { maxLength: 30 }), (order, ticked) => {
        const known = Object.fromEntries(
          order.map((one, at) => [one, at / (SHOP_AISLES.length - 1)]),
        );
        const shown = sortByShop(
          ticked.map((one, at) => ({ aisle: one, name: `${at}` })),
          known,
        );
        expect(learnShopOrder(known, shown)).toBe(known);
      }),
      runs,
    );
  });

  it('is the usual one again when the person wants that', () => {
    const own = moveAisle(NO_CHANGES, 'frozen', 0, 1);
    const { order } = mergeChanges(own, usualOrder(own, 2));
    expect(order.filter(({ gone }) => !gone)).toEqual([]);
  });

  it('keeps the places of aisles in which nothing was ticked', () => {
    const learnt = learnShopOrder({}, [{ aisle: 'meat' }, { aisle: 'vegetables' }]);
    expect(aislesInOrder(learnt).slice(0, 5)).toEqual([
      'meat',
      'fruit',
      'herbs',
      'vegetables',
      'seafood',
    ]);
  });

  it('is what the person makes of it', () => {
    const { order } = moveAisle(NO_CHANGES, 'frozen', 0, 1);
    expect(aislesInOrder(order[0]?.places ?? {}).slice(0, 2)).toEqual(['frozen', 'vegetables']);
  });
});
