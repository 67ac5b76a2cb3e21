import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, anyContent } from '../../testing/an-item.ts';
import { PORTION_UNITS } from '../entry/entry-kinds.ts';
import { type EntryContent, sameContent } from '../entry/same-entry.ts';
import { canFollow, entryAs, toMeasured, withQuantity, withUnit } from './measured-entry.ts';
import { NUTRIENT_KEYS } from './nutrients.ts';

const milk: EntryContent = {
  ...anItem({ foodName: 'Milk', unit: 'ml', calories: 63, protein: 3.4, carbs: 4.8, fiber: 0 }),
  otherNutrients: { calcium: 120 },
  date: '2026-03-02',
  mealType: 'breakfast',
};

describe('another amount', () => {
  it('scales energy, nutrients and vitamins; unknown stays unknown', () => {
    const now = withQuantity(milk, toMeasured(milk), 250);
    expect(entryAs(milk, now)).toMatchObject({
      quantity: 250,
      calories: 158,
      protein: 8.5,
      carbs: 12,
      fat: null,
      fiber: 0,
      otherNutrients: { calcium: 300 },
    });
  });
});

describe('another unit', () => {
  it.each([
    ['ml', 'cup', 0.4],
    ['cup', 'ml', 25_000],
    ['g', 'oz', 3.527396194958041],
    ['oz', 'g', 2834.9523125],
  ] as const)('100 %s are the same amount in %s: %d', (from, to, quantity) => {
    const entry = { ...milk, unit: from };
    const now = withUnit(entry, toMeasured(entry), to);
    expect(now.quantity).toBeCloseTo(quantity, 9);
    expect(entryAs(entry, now)).toEqual({ ...entry, unit: to, quantity: now.quantity });
  });

  it.each([
    ['ml', 'g', null],
    ['piece', 'g', null],
    ['serving', 'piece', null],
    ['cup', 'ml', '1 cup, sliced'],
  ] as const)(
    '%s cannot be told in %s: its number is asked for, and the figures stay',
    (from, to, note) => {
      const entry = { ...milk, unit: from, portionNote: note };
      const now = withUnit(entry, toMeasured(entry), to);
      expect(canFollow(entry, to)).toBe(false);
      expect(now.quantity).toBeNull();
      const named = entryAs(entry, withQuantity(entry, now, 3));
      expect(named).toEqual({ ...entry, unit: to, quantity: 3, portionNote: null });
    },
  );

  it('an amount changed before the unit is still that amount when the unit comes back', () => {
    const doubled = withQuantity(milk, toMeasured(milk), 200);
    const there = withUnit(milk, doubled, 'piece');
    const back = withUnit(milk, withQuantity(milk, there, 7), 'ml');
    expect(back).toEqual(doubled);
  });
});

describe('for any entry', () => {
  const unit = fc.constantFrom(...PORTION_UNITS);
  const quantity = fc.double({ min: 0.001, max: 10_000, noNaN: true });

  it('changing the amount and changing it back leaves the stored entry, to the last digit', () => {
    fc.assert(
      fc.property(anyContent, quantity, (one, other) => {
        const there = withQuantity(one, toMeasured(one), other);
        const back = withQuantity(one, there, one.quantity);
        expect(sameContent(entryAs(one, back), one)).toBe(true);
      }),
    );
  });

  it('wandering through units changes no figure, and ends where it began', () => {
    fc.assert(
      fc.property(anyContent, fc.array(unit), (one, units) => {
        const there = units.reduce((now, next) => withUnit(one, now, next), toMeasured(one));
        const shown = entryAs(one, there);
        for (const key of NUTRIENT_KEYS) expect(shown[key]).toBe(one[key]);
        expect(shown.calories).toBe(one.calories);
        expect(sameContent(entryAs(one, withUnit(one, there, one.unit)), one)).toBe(true);
      }),
    );
  });

  it('twice the amount, in whatever unit that can be converted, is twice the figures', () => {
    fc.assert(
      fc.property(anyContent, unit, (one, other) => {
        const same = withUnit(one, toMeasured(one), other);
        if (same.quantity === null) return;
        const doubled = entryAs(one, withQuantity(one, same, same.quantity * 2));
        for (const key of NUTRIENT_KEYS) {
          const value = one[key];
          if (value === null) expect(doubled[key]).toBeNull();
          else expect(Math.abs((doubled[key] ?? 0) - value * 2)).toBeLessThanOrEqual(value * 1e-9);
        }
      }),
    );
  });
});
