import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_KEYS, type NutrientAmounts } from '#features/food-log/rules/entry-kinds.ts';
import {
  eatableAgain,
  eatableOf,
  eatenOf,
  figuresOf,
  loggedPortion,
  mealAt,
  measuresOf,
  quantityIn,
} from './portion.ts';

const unknown = Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, null])) as NutrientAmounts;
const banana = {
  name: 'Banana, raw',
  basis: '100g' as const,
  density: null,
  portions: [
    { label: '1 small', grams: 100, ml: null },
    { label: '1 medium', grams: 118, ml: null },
    { label: '1/2 cup', grams: 75, ml: null },
    { label: '1 glass', grams: null, ml: 200 },
  ],
  nutrients: { ...unknown, calories: 91, protein: 1.1, sodium: 0 },
};
const milk = {
  ...banana,
  name: 'Milk',
  basis: '100ml' as const,
  density: 1.03,
  portions: [{ label: '1 cup', grams: null, ml: 250 }],
};

const measure = (food: typeof banana | typeof milk, key: string) => {
  const found = measuresOf(food).find((one) => one.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

describe('measuresOf', () => {
  it('offers no volume where no density is known', () => {
    expect(measuresOf(banana).map(({ label }) => label)).toEqual([
      '1 small (100 g)',
      '1 medium (118 g)',
      '1/2 cup (75 g)',
      'g',
      'oz',
    ]);
  });

  it('converts by the density: 103 g of milk are 100 ml', () => {
    expect(eatenOf(103, measure(milk, 'g'))).toBeCloseTo(1, 10);
    expect(eatenOf(1, measure(milk, 'portion-0'))).toBe(2.5);
  });
});

describe('a change of the unit', () => {
  it('there and back keeps amount and energy', () => {
    const food = fc.constantFrom(banana, milk);
    const amounts = fc.double({ min: 0.001, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(food, amounts, fc.nat(20), fc.nat(20), (one, quantity, a, b) => {
        const measures = measuresOf(one);
        const from = measures[a % measures.length];
        const to = measures[b % measures.length];
        if (!from || !to) throw new Error('no measures');
        const eaten = eatenOf(quantity, from);
        const there = quantityIn(to, eaten);
        const back = quantityIn(from, eatenOf(there, to));
        expect(back).toBeCloseTo(quantity, 6);
        const energy = 91 * eaten;
        expect(Math.abs(91 * eatenOf(there, to) - energy)).toBeLessThan(1e-6 * (1 + energy));
      }),
    );
  });
});

describe('figuresOf', () => {
  it('scales what is known and leaves unknown unknown', () => {
    const eaten = eatenOf(2, measure(banana, 'portion-1'));
    const figures = figuresOf(banana.nutrients, eaten);
    expect(figures).toMatchObject({ calories: 215, protein: 2.596, sodium: 0, fat: null });
  });

  it('does not make up an energy', () => {
    expect(figuresOf({ ...banana.nutrients, calories: null }, 3).calories).toBeNull();
  });
});

describe('eatableOf', () => {
  it('starts from a medium one, else from the first portion', () => {
    expect(eatableOf(banana, null)?.start).toMatchObject({ quantity: 1, measure: { share: 1.18 } });
    expect(eatableOf({ ...banana, portions: [] }, null)?.start).toMatchObject({
      quantity: 100,
      measure: { key: 'g' },
    });
  });

  it('starts from the last portion where the figures still agree', () => {
    const last = { ...unknown, calories: 182, quantity: 200, unit: 'g' };
    expect(eatableOf(banana, last)?.start).toMatchObject({ quantity: 200, measure: { key: 'g' } });
    const small = { ...last, calories: 182, quantity: 2, unit: 'piece' };
    expect(eatableOf(banana, small)?.start).toMatchObject({ measure: { key: 'portion-0' } });
    expect(eatableOf(banana, { ...last, calories: 400 })).toBeNull();
  });
});

it('what was logged by hand can be logged again in its own unit, half of it as half the energy', () => {
  const again = eatableAgain('Soup', { ...unknown, calories: 150, quantity: 300, unit: 'ml' });
  expect(again.measures).toHaveLength(1);
  const eaten = eatenOf(150, again.start.measure);
  expect(figuresOf(again.figures, eaten).calories).toBe(75);
});

describe('loggedPortion', () => {
  it('names the portion that a unit does not tell', () => {
    expect(loggedPortion('Banana, raw', measure(banana, 'portion-1'), 2.36)).toEqual({
      foodName: 'Banana, raw (1 medium)',
      quantity: 2,
      unit: 'piece',
    });
  });

  it('says cups in cups', () => {
    expect(loggedPortion('Banana, raw', measure(banana, 'portion-2'), 1.5)).toEqual({
      foodName: 'Banana, raw',
      quantity: 1,
      unit: 'cup',
    });
  });

  it('fits the log with the longest name', () => {
    const { foodName } = loggedPortion('x'.repeat(300), measure(banana, 'portion-1'), 1);
    expect(foodName).toHaveLength(200);
    expect(foodName).toMatch(/\(1 medium\)$/);
  });
});

it.each([
  ['03:59', 'snack'],
  ['04:00', 'breakfast'],
  ['11:00', 'lunch'],
  ['16:00', 'snack'],
  ['18:30', 'dinner'],
  ['22:00', 'snack'],
])('at %s it is %s', (time, meal) => {
  expect(mealAt(time)).toBe(meal);
});
