import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../testing/an-item.ts';
import { OTHER_NUTRIENT_KEYS, type OtherAmounts } from '../item/other-nutrients.ts';
import { gramsText, isLowerBound, otherTotalsOf, sumKnown, totalsOf } from './day-totals.ts';

const values = fc.array(fc.option(fc.integer({ min: 0, max: 10_000 }).map((n) => n / 10)));

describe('sumKnown', () => {
  it.each([
    [[], { amount: null, known: 0, of: 0 }],
    [[null, null], { amount: null, known: 0, of: 2 }],
    [[0], { amount: 0, known: 1, of: 1 }],
    [[5, null], { amount: 5, known: 1, of: 2 }],
    [[5, 7.5], { amount: 12.5, known: 2, of: 2 }],
  ])('%j gives %j', (given, sum) => {
    expect(sumKnown(given)).toEqual(sum);
  });

  it('never turns unknown into zero: the sum is a number exactly when something is known', () => {
    fc.assert(
      fc.property(values, (given) => {
        const sum = sumKnown(given);
        expect(sum.amount === null).toBe(given.every((value) => value === null));
        expect(isLowerBound(sum)).toBe(given.includes(null));
      }),
    );
  });

  it('does not depend on the order', () => {
    const shuffled = values.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        const [a, b] = [sumKnown(given), sumKnown(other)];
        expect(b.known).toBe(a.known);
        expect(b.amount ?? -1).toBeCloseTo(a.amount ?? -1, 6);
      }),
    );
  });
});

describe('totalsOf', () => {
  it('adds energy and each nutrient over those that say it', () => {
    const totals = totalsOf([
      anItem({ calories: 100, protein: 5 }),
      anItem({ calories: 0, protein: 1.5, fat: 2 }),
      anItem({ calories: null }),
    ]);
    expect(totals).toMatchObject({
      entryCount: 3,
      calories: { amount: 100, known: 2, of: 3 },
      protein: { amount: 6.5, known: 2, of: 3 },
      fat: { amount: 2, known: 1, of: 3 },
      sodium: { amount: null, known: 0, of: 3 },
    });
  });

  it('shows grams with one decimal', () => {
    expect([0, 12, 0.1 + 0.2, 9.96].map(gramsText)).toEqual(['0.0', '12.0', '0.3', '10.0']);
  });
});

describe('otherTotalsOf', () => {
  it('adds what entries say, keeps a known zero, and leaves what none says unknown', () => {
    const totals = otherTotalsOf([
      { otherNutrients: { iron: 1.5, caffeine: 0 } },
      { otherNutrients: { iron: 2 } },
      { otherNutrients: {} },
    ]);
    expect(totals).toMatchObject({
      iron: { amount: 3.5, known: 2, of: 3 },
      caffeine: { amount: 0, known: 1, of: 3 },
      zinc: { amount: null, known: 0, of: 3 },
    });
    expect(Object.keys(totals)).toEqual(OTHER_NUTRIENT_KEYS);
  });

  const said: fc.Arbitrary<OtherAmounts> = fc.dictionary(
    fc.constantFrom(...OTHER_NUTRIENT_KEYS),
    fc.integer({ min: 0, max: 100_000 }).map((n) => n / 100),
  );

  it('never turns unknown into zero and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(said), (amounts) => {
        const entries = amounts.map((otherNutrients) => ({ otherNutrients }));
        const [totals, backwards] = [otherTotalsOf(entries), otherTotalsOf(entries.toReversed())];
        for (const key of OTHER_NUTRIENT_KEYS) {
          const known = amounts.filter((amount) => key in amount).length;
          expect(totals[key]).toMatchObject({ known, of: amounts.length });
          expect(totals[key].amount === null).toBe(known === 0);
          expect(backwards[key].amount ?? -1).toBeCloseTo(totals[key].amount ?? -1, 6);
        }
      }),
    );
  });
});
