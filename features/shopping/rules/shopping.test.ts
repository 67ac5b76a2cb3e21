import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { addUpNeeds } from './add-up-needs.ts';
import { choosePacks } from './choose-packs.ts';
import { learnShopOrder, sortByShop } from './shop-order.ts';
import type { ShoppingNeed } from './shopping-need.ts';
import { subtractPantry } from './subtract-pantry.ts';
import { toPurchase } from './to-purchase.ts';

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
  source: { id: 'meal-1', name: 'Soup' },
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
        source: { id: `meal-${meal}`, name: `Meal ${meal}` },
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
      need('onion', 200, { source: { id: 'meal-2', name: 'Curry' } }),
    ]);
    expect(lines).toMatchObject([{ key: 'onion|g', grams: 420 }]);
    expect(lines[0]?.sources.map(({ name }) => name)).toEqual(['Soup', 'Curry']);
  });

  it('stay apart where they cannot be converted, and never become grams', () => {
    const cups = { grams: null, amount: { value: 500, unit: 'ml' } };
    const lines = addUpNeeds([
      need('chicken', 300),
      need('chicken', null, cups),
      need('chicken', null),
    ]);
    expect(lines.map(({ grams, amount }) => [grams, amount])).toEqual([
      [300, null],
      [null, { value: 500, unit: 'ml' }],
      [null, null],
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

it('takes what is at home away, never below zero, and adds no line', () => {
  fc.assert(
    fc.property(
      needs,
      fc.dictionary(fc.constantFrom('onion', 'rice', 'fish'), fc.integer({ min: 0, max: 5_000 })),
      (all, stock) => {
        const lines = addUpNeeds(all);
        const left = subtractPantry(lines, new Map(Object.entries(stock)));
        const keys = new Set(lines.map(({ key }) => key));
        for (const line of left) {
          expect(keys.has(line.key)).toBe(true);
          if (line.grams !== null) expect(line.grams).toBeGreaterThan(0);
        }
      },
    ),
    runs,
  );
});

describe('what is bought (domain 6)', () => {
  it.each([
    [
      'onions of 150 g, nine tenths edible',
      500,
      { edibleShare: 0.9, pieceGrams: null, packGrams: [] },
      555.6,
    ],
    ['rice in bags of 1 kg', 250, { edibleShare: 1, pieceGrams: null, packGrams: [1_000] }, 250],
  ])('%s', (_, edible, sold, grams) => {
    expect(toPurchase(edible, sold).grams).toBeCloseTo(grams, 1);
  });

  it.each([
    { needed: 250, sizes: [1_000], packs: [{ grams: 1_000, count: 1 }] },
    {
      needed: 1_200,
      sizes: [500, 1_000],
      packs: [
        { grams: 1_000, count: 1 },
        { grams: 500, count: 1 },
      ],
    },
    { needed: 1_000, sizes: [500, 1_000], packs: [{ grams: 1_000, count: 1 }] },
    { needed: 290, sizes: [348, 696], packs: [{ grams: 348, count: 1 }] },
    { needed: 0, sizes: [500], packs: [] },
  ])('$needed g in packs of $sizes', ({ needed, sizes, packs }) => {
    expect(choosePacks(needed, sizes)).toEqual(packs);
  });

  it('covers every need with packs', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 50, max: 3_000 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8_000 }), sizes, (needed, all) => {
        const bought = choosePacks(needed, all).reduce(
          (sum, { grams, count }) => sum + grams * count,
          0,
        );
        expect(bought).toBeGreaterThanOrEqual(needed);
        expect(bought - needed).toBeLessThanOrEqual(Math.min(...all));
      }),
      runs,
    );
  });

  it('is a whole number of pieces, without one for a tenth', () => {
    const onion = { edibleShare: 0.9, pieceGrams: 110, packGrams: [] };
    expect(toPurchase(330, onion).pieces).toBe(3);
    expect(toPurchase(338, onion).pieces).toBe(3);
    expect(toPurchase(350, onion).pieces).toBe(4);
    expect(toPurchase(5, onion).pieces).toBe(1);
  });
});

describe('the order of the shop', () => {
  const usual = ['vegetables', 'meat', 'dairy'];
  const lines = usual.toReversed().map((aisle) => ({ aisle, name: aisle }));

  it('is the usual one until it is known', () => {
    expect(sortByShop(lines, {}, usual).map(({ aisle }) => aisle)).toEqual(usual);
  });

  it('follows the order in which things were ticked', () => {
    const ticks = ['dairy', 'dairy', 'meat', 'vegetables'].map((aisle) => ({ food: aisle, aisle }));
    const order = learnShopOrder({}, ticks);
    expect(sortByShop(lines, order, usual).map(({ aisle }) => aisle)).toEqual([
      'dairy',
      'meat',
      'vegetables',
    ]);
  });
});
