import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEAL_TYPES, PORTION_UNITS } from './entry-kinds.ts';
import { canFollow, entryAs, toMeasured, withQuantity, withUnit } from './measured-entry.ts';
import { NUTRIENT_KEYS } from './nutrients.ts';
import { type EntryContent, sameContent } from './same-entry.ts';

const milk: EntryContent = {
  date: '2026-03-02',
  mealType: 'breakfast',
  foodName: 'Milk',
  brand: null,
  foodId: null,
  portionNote: null,
  note: null,
  quantity: 100,
  unit: 'ml',
  calories: 63,
  protein: 3.4,
  carbs: 4.8,
  fat: null,
  fiber: 0,
  sugar: null,
  sodium: 40,
  cholesterol: null,
  saturatedFat: null,
  transFat: null,
  otherNutrients: { calcium: 120 },
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
  const amount = fc.option(fc.double({ min: 0, max: 5000, noNaN: true }));
  const figures = Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, amount]));
  const entry: fc.Arbitrary<EntryContent> = fc.record({
    date: fc.constant('2026-03-02'),
    mealType: fc.constantFrom(...MEAL_TYPES),
    foodName: fc.constant('Food'),
    brand: fc.constant(null),
    foodId: fc.constant(null),
    note: fc.constant(null),
    portionNote: fc.constantFrom(null, '1 medium'),
    quantity: fc.double({ min: 0.001, max: 10_000, noNaN: true }),
    unit: fc.constantFrom(...PORTION_UNITS),
    calories: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null }),
    otherNutrients: fc.record({ iron: fc.double({ min: 0, max: 100, noNaN: true }) }),
    ...(figures as Record<(typeof NUTRIENT_KEYS)[number], typeof amount>),
  });
  const unit = fc.constantFrom(...PORTION_UNITS);
  const quantity = fc.double({ min: 0.001, max: 10_000, noNaN: true });

  it('changing the amount and changing it back leaves the stored entry, to the last digit', () => {
    fc.assert(
      fc.property(entry, quantity, (one, other) => {
        const there = withQuantity(one, toMeasured(one), other);
        const back = withQuantity(one, there, one.quantity);
        expect(sameContent(entryAs(one, back), one)).toBe(true);
      }),
    );
  });

  it('wandering through units changes no figure, and ends where it began', () => {
    fc.assert(
      fc.property(entry, fc.array(unit), (one, units) => {
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
      fc.property(entry, unit, (one, other) => {
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
