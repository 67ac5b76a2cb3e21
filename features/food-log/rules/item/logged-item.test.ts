import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyItem } from '../../testing/an-item.ts';
import { itemOf, partOf } from './logged-item.ts';
import { NUTRIENT_KEYS } from './nutrients.ts';

const share = fc.double({ min: 0.01, max: 20, noNaN: true });

describe('partOf', () => {
  it('keeps what is unknown unknown and what is zero zero', () => {
    fc.assert(
      fc.property(anyItem, share, (given, by) => {
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
      fc.property(anyItem, (given) => {
        expect(partOf(given, 1)).toEqual(given);
        const there = partOf(partOf(given, 2), 0.5);
        expect(there.calories).toBe(given.calories);
        expect(there.quantity).toBeCloseTo(given.quantity, 6);
        for (const key of NUTRIENT_KEYS) expect(there[key] ?? -1).toBeCloseTo(given[key] ?? -1, 6);
      }),
    );
  });

  it('adds no digits of its own', () => {
    const [any] = fc.sample(anyItem, 1);
    if (!any) return expect.fail('no sample');
    const cheese = { quantity: 0.1, calories: 101, protein: 0.1, otherNutrients: { iron: 0.1 } };
    const part = partOf({ ...any, ...cheese }, 3);
    expect(part).toMatchObject({ quantity: 0.3, calories: 303, protein: 0.3 });
    expect(part.otherNutrients).toEqual({ iron: 0.3 });
  });
});

it('an item is an entry without its day', () => {
  fc.assert(
    fc.property(anyItem, (given) => {
      const entry = { ...given, id: 'x', date: '2026-11-20', mealType: 'lunch', version: 3 };
      expect(itemOf(entry)).toEqual(given);
    }),
  );
});
