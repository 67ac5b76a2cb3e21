import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { UNSAID } from '#features/food-log/rules/item/logged-item.ts';
import {
  type Eatable,
  eatableAgain,
  eatableOf,
  eatenOf,
  loggableFigures,
  measuresOf,
  quantityIn,
  toLoggedPortion,
} from './portion.ts';

const banana = {
  id: 'catalogue:banana-raw',
  name: 'Banana, raw',
  brand: null as string | null,
  basis: '100g' as const,
  density: null,
  portions: [
    { label: '1 small', grams: 100, ml: null },
    { label: '1 medium', grams: 118, ml: null },
    { label: '1/2 cup', grams: 75, ml: null },
    { label: '1 glass', grams: null, ml: 200 },
  ],
  nutrients: per100Of({ calories: 91, protein: 1.1, sodium: 0, potassium: 358 }),
};
const milk = {
  ...banana,
  id: 'catalogue:milk',
  name: 'Milk',
  basis: '100ml' as const,
  density: 1.03,
  portions: [{ label: '1 cup', grams: null, ml: 250 }],
};
const bananaFigures = loggableFigures(banana.nutrients);

const eatable = (food: Parameters<typeof eatableOf>[0]): Eatable => {
  const found = eatableOf(food, null);
  if (!found) throw new Error('nothing to eat');
  return found;
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

describe('scaleFigures of a food', () => {
  it('scales what is known and leaves unknown unknown', () => {
    const eaten = eatenOf(2, measure(banana, 'portion-1'));
    const figures = scaleFigures(bananaFigures, eaten);
    expect(figures).toMatchObject({ calories: 215, protein: 2.596, sodium: 0, fat: null });
    expect(figures.otherNutrients).toEqual({ potassium: 844.88 });
  });

  it('does not make up an energy', () => {
    expect(scaleFigures({ ...bananaFigures, calories: null }, 3).calories).toBeNull();
  });
});

/** As the log has a portion: typed by hand under the food's name, or logged from the food itself. */
const byHand = {
  ...UNSAID,
  foodId: null,
  quantity: 200,
  unit: 'g' as const,
  portionNote: null,
  calories: 182,
  otherNutrients: {},
};
const ofBanana = { ...byHand, foodId: banana.id };

describe('eatableOf', () => {
  it('starts from a medium one, else from the first portion', () => {
    expect(eatable(banana).start).toMatchObject({ quantity: 1, measure: { share: 1.18 } });
    expect(eatable({ ...banana, portions: [] }).start).toMatchObject({
      quantity: 100,
      measure: { key: 'g' },
    });
  });

  it('starts from a portion of the same name only where the figures agree', () => {
    expect(eatableOf(banana, byHand)?.start).toMatchObject({
      quantity: 200,
      measure: { key: 'g' },
    });
    const small = { ...byHand, quantity: 2, unit: 'piece' };
    expect(eatableOf(banana, small)?.start).toMatchObject({ measure: { key: 'portion-0' } });
    expect(eatableOf(banana, { ...byHand, calories: 400 })).toBeNull();
  });

  it('starts from the very measure of the note, though another one has the same energy', () => {
    const twins = [...banana.portions, { label: '1 large', grams: 118, ml: null }];
    const large = {
      ...ofBanana,
      calories: 215,
      quantity: 2,
      unit: 'piece',
      portionNote: '1 large',
    };
    const again = eatableOf({ ...banana, portions: twins }, large);
    expect(again).toMatchObject({
      start: { quantity: 2, measure: { note: '1 large' } },
      changed: false,
    });
  });

  it('takes the figures of today where the food has changed, and says so', () => {
    const last = { ...ofBanana, calories: 300 };
    expect(eatableOf(banana, last)).toMatchObject({
      start: { quantity: 200, measure: { key: 'g' } },
      figures: { calories: 91 },
      changed: true,
    });
    const gone = { ...ofBanana, unit: 'piece', portionNote: '1 giant' };
    expect(eatableOf(banana, gone)).toMatchObject({
      start: { quantity: 1, measure: { note: '1 medium' } },
      changed: true,
    });
  });

  it('one of an energy that is not known is itself again, and is not taken for another of its name', () => {
    const silent = { ...banana, nutrients: { ...banana.nutrients, calories: null } };
    expect(eatableOf(silent, { ...ofBanana, calories: null })?.changed).toBe(false);
    expect(eatableOf(banana, { ...ofBanana, calories: null })?.changed).toBe(true);
    expect(eatableOf(silent, { ...ofBanana, calories: 0 })?.changed).toBe(true);
    for (const food of [banana, silent]) {
      expect(eatableOf(food, { ...ofBanana, foodId: null, calories: null })).toBeNull();
    }
  });

  it('what is logged of any food in any portion starts again as that portion', () => {
    const figure = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(
        fc.constantFrom(banana, milk),
        fc.double({ min: 0.01, max: 5_000, noNaN: true }),
        fc.nat(20),
        fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null }),
        figure,
        (one, quantity, at, calories, calcium) => {
          const food = { ...one, nutrients: { ...one.nutrients, calories, calcium } };
          const whole = eatable(food);
          const used = whole.measures[at % whole.measures.length];
          if (!used) throw new Error('no measures');
          const item = toLoggedPortion(whole, used, eatenOf(quantity, used));
          const again = eatableOf(food, item);
          if (!again) throw new Error('not again');
          const { start } = again;
          expect(again.changed).toBe(false);
          expect(start.measure.note).toBe(used.note);
          const eaten = eatenOf(start.quantity, start.measure);
          const item2 = toLoggedPortion(again, start.measure, eaten);
          expect(item2.unit).toBe(item.unit);
          expect(item2.calories === null).toBe(calories === null);
          expect(Math.abs((item2.calories ?? 0) - (item.calories ?? 0))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('eatableAgain', () => {
  it('logs again what was logged by hand in its own unit, half of it as half the energy', () => {
    const soup = { ...byHand, calories: 150, quantity: 300, unit: 'ml' as const };
    const again = eatableAgain({ name: 'Soup', brand: null }, soup);
    expect(again.measures).toHaveLength(1);
    const eaten = eatenOf(150, again.start.measure);
    expect(scaleFigures(again.figures, eaten).calories).toBe(75);
  });

  it('keeps everything of a portion whose food is gone', () => {
    const last = {
      ...byHand,
      foodId: 'own:gone',
      portionNote: '1 slice',
      unit: 'piece' as const,
      quantity: 2,
      otherNutrients: { iron: 3 },
      protein: 7,
    };
    const again = eatableAgain({ name: 'Slice', brand: 'Nana' }, last);
    const { start } = again;
    const item = toLoggedPortion(again, start.measure, eatenOf(start.quantity, start.measure));
    expect(item).toEqual({ ...last, foodName: 'Slice', brand: 'Nana', note: null });
  });

  it('takes an entry of old, whose portion stands in its name, as it is', () => {
    const old = { ...byHand, unit: 'piece' as const, quantity: 1.5, calories: 161 };
    const again = eatableAgain({ name: 'Banana, raw (1 medium)', brand: null }, old);
    expect(again.start).toMatchObject({ quantity: 1.5, measure: { unit: 'piece', note: null } });
  });
});

describe('toLoggedPortion', () => {
  it('says what one of the unit is where the unit does not', () => {
    expect(toLoggedPortion(eatable(banana), measure(banana, 'portion-1'), 2.36)).toMatchObject({
      foodName: 'Banana, raw',
      foodId: 'catalogue:banana-raw',
      brand: null,
      quantity: 2,
      unit: 'piece',
      portionNote: '1 medium',
      calories: 215,
      otherNutrients: { potassium: 844.88 },
    });
  });

  it('says cups in cups', () => {
    expect(toLoggedPortion(eatable(banana), measure(banana, 'portion-2'), 1.5)).toMatchObject({
      quantity: 1,
      unit: 'cup',
      portionNote: null,
    });
  });

  it('fits the log with the longest texts', () => {
    const long = 'x'.repeat(300);
    const portions = [{ label: `1 ${long}`, grams: 10, ml: null }];
    const whole = eatable({ ...banana, name: long, brand: long, portions });
    const item = toLoggedPortion(whole, whole.start.measure, 1);
    const lengths = [item?.foodName, item?.brand, item?.portionNote].map((text) => text?.length);
    expect(lengths).toEqual([200, 100, 100]);
  });

  it('is logged without an energy where that is not known', () => {
    const whole = eatable({ ...banana, nutrients: per100Of({ protein: 1 }) });
    expect(toLoggedPortion(whole, whole.start.measure, 1)).toMatchObject({
      calories: null,
      protein: 1,
      fat: null,
    });
  });
});
