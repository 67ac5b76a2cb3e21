import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFacts } from '#features/recipe-book/rules/food-facts.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { toBuy } from './amount-text.ts';
import { priceAud, priceList, priceText } from './price-lines.ts';
import { isStaple } from './staples.ts';

const bought = (food: string, grams: number | null) => toBuy({ food, grams, amount: null });
const priceOf = (food: string, grams: number | null) => priceAud(bought(food, grams));

describe('about what a line costs', () => {
  it.each([
    // 13 dollars a kilogram, in packs of 500 g and 1 kg
    ['chicken-breast', 2_810, 39],
    ['chicken-breast', 1_200, 19.5],
    // a whole litre
    ['milk', 100, 1.85],
    // a carton of six
    ['egg', 150, 2.7],
    // a jar, not a teaspoon
    ['cumin', 2.1, 1.95],
    // ten sheets of nori, fruit by the piece, threads by the quarter of a gram, dried seaweed that swells
    ['seaweed', 6, 4.5],
    ['passionfruit', 36, 1.98],
    ['saffron', 0.1, 6],
    ['wakame', 10, 5.6],
    // three capsicums
    ['capsicum', 500, 4.86],
  ])('%s, %d g: $%d', (food, grams, aud) => expect(priceOf(food, grams)).toBeCloseTo(aud, 1));

  it('is at least a dollar for a packet, jar, can or bunch, and never more than fifty', () => {
    const odd = allFacts().flatMap(({ key }) => {
      const line = bought(key, 1);
      const isPacked = line.sold.packGrams.length > 0 || line.sold.piece !== null;
      const price = priceAud(line) ?? 0;
      // One chilli and one stalk are loose.
      const isLoose = key.endsWith('chilli') || line.sold.piece === 'stalk';
      return isPacked && !isLoose && (price < 0.89 || price > 50) ? [`${key} ${price}`] : [];
    });
    expect(odd).toEqual([]);
  });

  it('is unknown, never nothing, where food or amount are not known', () => {
    expect(priceOf('text:soap', null)).toBeNull();
    expect(priceOf('milk', null)).toBeNull();
    expect(priceOf('catalogue:other', 200)).toBeNull();
  });

  it.each([
    [2.08, '$2.10'],
    [0.02, '$0.10'],
    [9.97, '$10'],
    [212.4, '$212'],
    [1234.4, '$1,234'],
  ])('%d reads %s', (aud, text) => expect(priceText(aud)).toBe(text));
});

describe('about what a list costs', () => {
  it('names what has no price', () => {
    const price = priceList([bought('rice', 250), bought('text:soap', null)]);
    expect(price?.aud).toBeCloseTo(3.5);
    expect(price?.usedAud).toBeCloseTo(0.875);
    expect(price?.unknown).toMatchObject([{ food: 'text:soap' }]);
    expect(priceList([bought('text:soap', null)])).toBeNull();
    expect(priceList([])).toBeNull();
  });

  it('names dear packs of which most stays at home', () => {
    const price = priceList([
      bought('whey', 90),
      bought('rice', 250),
      bought('chicken-breast', 500),
    ]);
    expect(price?.hardlyUsed).toMatchObject([{ line: { food: 'whey' }, aud: 45 }]);
    expect(price?.hardlyUsed[0]?.usedAud).toBeCloseTo(4.05);
    expect(priceList([bought('whey', 900)])?.hardlyUsed).toEqual([]);
  });

  it('is the sum of its lines, and never less than what the recipes use', () => {
    const needs = fc.uniqueArray(
      fc.record({
        food: fc.constantFrom('onion', 'rice', 'milk', 'egg', 'capsicum', 'mushrooms', 'text:soap'),
        grams: fc.option(fc.integer({ min: 20, max: 3_000 })),
      }),
      { minLength: 1, selector: ({ food }) => food },
    );
    fc.assert(
      fc.property(needs, (all) => {
        const lines = all.map(({ food, grams }) => bought(food, grams));
        const price = priceList(lines);
        const known = lines.flatMap((line) => priceAud(line) ?? []);
        const { aud, usedAud, unknown } = price ?? { aud: 0, usedAud: 0, unknown: lines };
        expect(aud).toBeCloseTo(known.reduce((sum, one) => sum + one, 0));
        expect(usedAud).toBeLessThanOrEqual(aud + 1e-9);
        expect(unknown.length + known.length).toBe(lines.length);
      }),
      { numRuns: timesToRun(1_000, 100) },
    );
  });
});

describe('what a kitchen probably has', () => {
  it.each([
    ['cumin', 4, true],
    ['cumin', 60, false],
    ['salt', 6, true],
    ['olive-oil', 37, true],
    ['olive-oil', 200, false],
    ['flour', 30, true],
    ['saffron', 0.1, false],
    ['chicken-stock', 250, false],
    ['garlic', 9, false],
    ['thai-paste', 44, false],
    ['salt', null, true],
  ])('%s, %s g: %s', (food, grams, is) => expect(isStaple(food, grams)).toBe(is));
});
