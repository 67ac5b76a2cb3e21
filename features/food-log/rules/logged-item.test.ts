import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PORTION_UNITS } from './entry-kinds.ts';
import { itemOf, type LoggedItem, partOf } from './logged-item.ts';
import { NUTRIENT_KEYS } from './nutrients.ts';
import { OTHER_NUTRIENT_KEYS } from './other-nutrients.ts';

const amount = fc.option(fc.double({ min: 0, max: 500, noNaN: true }));
const item: fc.Arbitrary<LoggedItem> = fc.record({
  foodName: fc.constantFrom('Toast', 'مرحبا'),
  brand: fc.constantFrom(null, 'Home'),
  foodId: fc.constantFrom(null, 'catalogue:toast'),
  quantity: fc.double({ min: 0.001, max: 1000, noNaN: true }),
  unit: fc.constantFrom(...PORTION_UNITS),
  portionNote: fc.constantFrom(null, '1 thick slice'),
  calories: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null }),
  otherNutrients: fc.dictionary(
    fc.constantFrom(...OTHER_NUTRIENT_KEYS),
    fc.double({ min: 0, max: 500, noNaN: true }),
  ),
  note: fc.constantFrom(null, 'burnt'),
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount,
  sugar: amount,
  sodium: amount,
  cholesterol: amount,
  saturatedFat: amount,
  transFat: amount,
});
const share = fc.double({ min: 0.01, max: 20, noNaN: true });

describe('partOf', () => {
  it('keeps what is unknown unknown and what is zero zero', () => {
    fc.assert(
      fc.property(item, share, (given, by) => {
        const part = partOf(given, by);
        for (const key of ['calories', ...NUTRIENT_KEYS] as const) {
          expect(part[key] === null).toBe(given[key] === null);
          if (given[key] === 0) expect(part[key]).toBe(0);
        }
        expect(Object.keys(part.otherNutrients)).toEqual(Object.keys(given.otherNutrients));
      }),
    );
  });

  it('is the portion itself for 1, and half and double give it back', () => {
    fc.assert(
      fc.property(item, (given) => {
        expect(partOf(given, 1)).toEqual(given);
        const there = partOf(partOf(given, 2), 0.5);
        expect(there.calories).toBe(given.calories);
        expect(there.quantity).toBeCloseTo(given.quantity, 6);
        for (const key of NUTRIENT_KEYS) expect(there[key] ?? -1).toBeCloseTo(given[key] ?? -1, 6);
      }),
    );
  });

  it('adds no digits of its own', () => {
    const [any] = fc.sample(item, 1);
    if (!any) return expect.fail('no sample');
    const cheese = { quantity: 0.1, calories: 101, protein: 0.1, otherNutrients: { iron: 0.1 } };
    const part = partOf({ ...any, ...cheese }, 3);
    expect(part).toMatchObject({ quantity: 0.3, calories: 303, protein: 0.3 });
    expect(part.otherNutrients).toEqual({ iron: 0.3 });
  });
});

it('an item is an entry without its day', () => {
  fc.assert(
    fc.property(item, (given) => {
      const entry = { ...given, id: 'x', date: '2026-11-20', mealType: 'lunch', version: 3 };
      expect(itemOf(entry)).toEqual(given);
    }),
  );
});
