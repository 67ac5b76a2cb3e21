import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, anyContent } from '../../testing/an-item.ts';
import { PORTION_UNITS } from '../entry/entry-kinds.ts';
import { type EntryContent, sameContent } from '../entry/same-entry.ts';
import type { Measure } from './measure.ts';
import {
  entryAs,
  type Measured,
  measuresOfEntry,
  toMeasured,
  withMeasure,
  withQuantity,
} from './measured-entry.ts';
import { NUTRIENT_KEYS } from './nutrients.ts';

const milk: EntryContent = {
  ...anItem({ foodName: 'Milk', unit: 'ml', calories: 63, protein: 3.4, carbs: 4.8, fiber: 0 }),
  otherNutrients: { calcium: 120 },
  date: '2026-03-02',
  mealType: 'breakfast',
};

const G: Measure = { key: 'g', label: 'g', unit: 'g', perMeasure: 1, note: null, share: 0.01 };
const measure = (change: Partial<Measure>): Measure => ({
  ...G,
  ...change,
});
const cup = { unit: 'cup', perMeasure: 0.5 } as const;
const serving = 'serving' as const;
/** Beer per 100 ml, as its food can be measured. */
const beerMeasures = [
  measure({
    key: 'a',
    label: '1 schooner (425 ml)',
    unit: serving,
    note: '1 schooner',
    share: 4.25,
  }),
  measure({ key: 'b', label: '1 stubby (375 ml)', unit: serving, note: '1 stubby', share: 3.75 }),
  measure({ key: 'c', label: '1/2 cup (125 ml)', ...cup, share: 1.25 }),
  measure({ key: 'ml', label: 'ml', unit: 'ml' }),
];
const beer: EntryContent = {
  ...anItem({ foodName: 'Beer', unit: serving, quantity: 2, calories: 340 }),
  foodId: 'catalogue:beer',
  portionNote: '1 schooner',
  date: '2026-03-02',
  mealType: 'dinner',
};

/** The entry after its measures were chosen in turn, by key. */
function choose(entry: EntryContent, keys: readonly string[], ofFood: Measure[] | null = null) {
  const measures = measuresOfEntry(entry, ofFood);
  return keys.reduce((now: Measured, key) => {
    const next = measures.find((one) => one.key === key);
    if (!next) return expect.fail(`no ${key}`);
    return withMeasure(entry, now, next);
  }, toMeasured(entry));
}

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

describe('the measures of its food', () => {
  const chosen = (...keys: string[]) => entryAs(beer, choose(beer, keys, beerMeasures));

  it('are the list that it was added from, its own with them once', () => {
    const labels = measuresOfEntry(beer, beerMeasures).map(({ label }) => label);
    expect(labels).toEqual(beerMeasures.map(({ label }) => label));
  });

  it.each([
    [['b'], 2, 'serving', '1 stubby', 300],
    [['c'], 1, 'cup', null, 100],
    [['ml'], 850, 'ml', null, 340],
    [['ml', 'b'], 1, 'serving', '1 stubby', 150],
    [['b', 'serving'], 2, 'serving', '1 schooner', 340],
  ] as const)('%j: as many of a size, the same amount of a volume', (keys, ...said) => {
    const { quantity, unit, portionNote, calories } = chosen(...keys);
    expect([quantity, unit, portionNote, calories]).toEqual(said);
  });

  it('follow figures that were corrected in the entry, not those of the food', () => {
    const light = { ...beer, calories: 170 };
    expect(entryAs(light, choose(light, ['b'], beerMeasures)).calories).toBe(150);
  });

  it('reach an entry that was told in a unit which the food does not list', () => {
    const cups = { ...beer, unit: 'cup' as const, quantity: 1, portionNote: null, calories: 100 };
    const now = choose(cups, ['a'], beerMeasures.slice(0, 1).concat(beerMeasures.slice(3)));
    expect(entryAs(cups, now).calories).toBe(170);
  });

  it('without the food there is only what is known', () => {
    expect(measuresOfEntry(beer, null).map(({ label }) => label)).toEqual(['1 schooner']);
    const grams = { ...beer, unit: 'g' as const, portionNote: null };
    expect(measuresOfEntry(grams, null).map(({ key }) => key)).toEqual(['g', 'oz']);
    const unlike = { ...beer, portionNote: '1 jug' };
    expect(measuresOfEntry(unlike, beerMeasures).map(({ label }) => label)).toEqual(['1 jug']);
  });
});

describe('another unit of what was typed by hand', () => {
  it.each([
    ['cup', 'ml', 25_000],
    ['g', 'oz', 3.527396194958041],
    ['oz', 'g', 2834.9523125],
  ] as const)('100 %s are the same amount in %s: %d', (from, to, quantity) => {
    const entry = { ...milk, unit: from };
    const now = choose(entry, [to]);
    expect(now.quantity).toBeCloseTo(quantity, 9);
    expect(entryAs(entry, now)).toEqual({
      ...entry,
      unit: to,
      quantity: Number(now.quantity?.toPrecision(12)),
    });
  });

  it('a cup is one cup, of 250 ml', () => {
    expect(entryAs(milk, choose(milk, ['cup']))).toMatchObject({ quantity: 1, calories: 158 });
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
      const now = choose(entry, [to]);
      expect(now.measure.share).toBeNull();
      expect(now.quantity).toBeNull();
      const named = entryAs(entry, withQuantity(entry, now, 3));
      expect(named).toEqual({ ...entry, unit: to, quantity: 3, portionNote: null });
    },
  );

  it('an amount changed before the unit is still that amount when the unit comes back', () => {
    const doubled = withQuantity(milk, toMeasured(milk), 200);
    const [own, ...others] = measuresOfEntry(milk, null);
    const piece = others.find(({ key }) => key === 'piece') ?? own;
    const there = withMeasure(milk, doubled, piece);
    expect(withMeasure(milk, withQuantity(milk, there, 7), own)).toEqual(doubled);
  });
});

describe('for any entry', () => {
  const quantity = fc.double({ min: 0.001, max: 10_000, noNaN: true });
  const weights = fc.array(fc.constantFrom('g', 'ml', 'oz'));

  it('changing the amount and changing it back leaves the stored entry, to the last digit', () => {
    fc.assert(
      fc.property(anyContent, quantity, (one, other) => {
        const there = withQuantity(one, toMeasured(one), other);
        const back = withQuantity(one, there, one.quantity);
        expect(sameContent(entryAs(one, back), one)).toBe(true);
      }),
    );
  });

  it('wandering through weights and volumes changes no figure, and ends where it began', () => {
    fc.assert(
      fc.property(anyContent, weights, (one, units) => {
        const known = measuresOfEntry(one, null).map(({ key }) => key);
        const keys = units.filter((unit) => known.includes(unit));
        const shown = entryAs(one, choose(one, keys));
        for (const key of NUTRIENT_KEYS) expect(shown[key]).toBe(one[key]);
        expect(shown.calories).toBe(one.calories);
        if (['g', 'ml', 'oz'].includes(one.unit)) {
          expect(sameContent(entryAs(one, choose(one, [...keys, one.unit])), one)).toBe(true);
        }
      }),
    );
  });

  it('twice the amount, in whatever unit that can be converted, is twice the figures', () => {
    fc.assert(
      fc.property(anyContent, fc.constantFrom(...PORTION_UNITS), (one, other) => {
        if (!measuresOfEntry(one, null).some(({ key }) => key === other)) return;
        const same = choose(one, [other]);
        if (same.quantity === null) return;
        const before = entryAs(one, same);
        const doubled = entryAs(one, withQuantity(one, same, same.quantity * 2));
        for (const key of NUTRIENT_KEYS) {
          const value = before[key];
          if (value === null) expect(doubled[key]).toBeNull();
          else expect(Math.abs((doubled[key] ?? 0) - value * 2)).toBeLessThanOrEqual(value * 1e-9);
        }
      }),
    );
  });
});
