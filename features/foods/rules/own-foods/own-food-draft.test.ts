import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isImpossible, mostOf } from '#features/food-facts/rules/food-checks.ts';
import {
  FOOD_NUTRIENT_KEYS,
  FOOD_NUTRIENTS,
  type FoodNutrient,
  per100Of,
} from '#features/food-facts/rules/nutrient-kinds.ts';
import {
  per100FromServing,
  servingFromPer100,
} from '#features/food-facts/rules/serving-figures.ts';
import { gtinWhileTyped } from '#features/food-facts/rules/typed-gtin.ts';
import {
  type EnergyUnit,
  emptyOwnFoodDraft,
  type OwnFoodContent,
  type OwnFoodDraft,
  SERVING,
  toOwnFoodDraft,
} from './own-food-draft.ts';
import { readOwnFoodDraft } from './own-food-reading.ts';
import { ownFoodWarnings } from './own-food-warnings.ts';

const formatDecimal = (value: number, digits: number) => value.toFixed(digits);
function parseDecimal(text: string) {
  if (text.trim() === '') return null;
  const value = /^[+-]?\d*[.,]?\d+$/.test(text.trim())
    ? Number(text.replace(',', '.'))
    : Number.NaN;
  return Number.isNaN(value) ? ('invalid' as const) : value;
}

const read = (draft: OwnFoodDraft, energyUnit: EnergyUnit = 'kj') =>
  readOwnFoodDraft(draft, { energyUnit, read: parseDecimal });
const draft = (more: Partial<OwnFoodDraft> & { figures?: object } = {}) =>
  emptyOwnFoodDraft({ name: 'Muesli', ...more });
const figures = (more: object) => draft({ figures: more } as Partial<OwnFoodDraft>).figures;
const codes = (typed: OwnFoodDraft, energyUnit: EnergyUnit = 'kj') =>
  ownFoodWarnings(read(typed, energyUnit)).map(({ code }) => code);

/** Any food that the form takes. */
const anyFood = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }).map((text) => `a${text}b`),
    brand: fc.option(fc.constantFrom('Nana', 'Ébène & Söhne', '雪印'), { nil: null }),
    basis: fc.constantFrom('100g' as const, '100ml' as const),
    density: fc.option(fc.double({ min: 0.05, max: 5, noNaN: true }), { nil: null }),
    portions: fc.array(
      fc
        .record({
          label: fc.constantFrom(SERVING, '1 cup', '1 slice', 'a handful'),
          grams: fc.option(fc.double({ min: 0.1, max: 10_000, noNaN: true }), { nil: null }),
          ml: fc.option(fc.double({ min: 0.1, max: 10_000, noNaN: true }), { nil: null }),
        })
        .filter(({ grams, ml }) => grams !== null || ml !== null),
      { maxLength: 5 },
    ),
    shares: fc.dictionary(
      fc.constantFrom(...FOOD_NUTRIENT_KEYS),
      fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    ),
    gtin: fc.constantFrom(null, '09300675024235', '00000096385074', '10614141000415'),
  })
  .map(({ shares, ...food }): OwnFoodContent => {
    const known = Object.entries(shares).map(([key, share]) => [
      key,
      share * mostOf(key as FoodNutrient, food.basis),
    ]);
    return { ...food, name: food.name.trim(), nutrients: per100Of(Object.fromEntries(known)) };
  });
const anyUnit = fc.constantFrom('kcal' as const, 'kj' as const);

describe('a food opened in the form', () => {
  test('is saved as it was when nothing is touched, however many decimals it has', () => {
    fc.assert(
      fc.property(anyFood, anyUnit, (content, energyUnit) => {
        const shownAs = toOwnFoodDraft(content, energyUnit, formatDecimal);
        const reading = readOwnFoodDraft(shownAs, {
          energyUnit,
          read: parseDecimal,
          edited: { content, shownAs },
        });
        expect(reading.errors).toEqual({});
        expect(reading.content).toEqual(content);
      }),
    );
  });

  test('keeps every other figure when one is changed, and outlives being kept as text', () => {
    fc.assert(
      fc.property(anyFood, anyUnit, (content, energyUnit) => {
        const shownAs = toOwnFoodDraft(content, energyUnit, formatDecimal);
        const kept = emptyOwnFoodDraft(JSON.parse(JSON.stringify(shownAs)) as OwnFoodDraft);
        const typed = { ...kept, figures: { ...kept.figures, protein: '12,5' } };
        const reading = readOwnFoodDraft(typed, {
          energyUnit,
          read: parseDecimal,
          edited: { content, shownAs },
        });
        expect(reading.content).toEqual({
          ...content,
          nutrients: { ...content.nutrients, protein: 12.5 },
        });
      }),
    );
  });

  test('is the same food within what is shown when it is made anew from its draft', () => {
    fc.assert(
      fc.property(anyFood, anyUnit, (content, energyUnit) => {
        const typed = toOwnFoodDraft(content, energyUnit, formatDecimal);
        // What is less than the last decimal shown stands there as 0, and nothing weighs 0.
        const { content: again } = read(
          { ...typed, servingSize: '', portions: [], density: '' },
          energyUnit,
        );
        for (const key of FOOD_NUTRIENT_KEYS) {
          const [before, after] = [content.nutrients[key], again?.nutrients[key]];
          if (before === null) expect(after).toBeNull();
          else
            expect(Math.abs((after as number) - before)).toBeLessThan(
              key === 'calories' ? 0.05 : 1e-4,
            );
        }
      }),
    );
  });
});

describe('figures of a serving', () => {
  const size = fc.double({ min: 0.5, max: 5_000, noNaN: true });
  const amount = fc.double({ min: 0.001, max: 10_000, noNaN: true });
  const close = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(a, b);

  test('become figures of 100 and back without loss, in proportion to the size', () => {
    fc.assert(
      fc.property(amount, size, (value, grams) => {
        expect(close(servingFromPer100(per100FromServing(value, grams), grams), value)).toBe(true);
        expect(close(per100FromServing(servingFromPer100(value, grams), grams), value)).toBe(true);
        expect(
          close(per100FromServing(value, grams * 2) * 2, per100FromServing(value, grams)),
        ).toBe(true);
      }),
    );
    expect(per100FromServing(4.2, 30)).toBe(14);
    expect(per100FromServing(7, 100)).toBe(7);
  });

  test('say the same food as its figures of 100 do', () => {
    fc.assert(
      fc.property(anyFood, fc.integer({ min: 20, max: 400 }), (content, servingSize) => {
        const typed = toOwnFoodDraft(content, 'kcal', formatDecimal);
        const exact = (value: number | null) =>
          value === null ? '' : formatDecimal(servingFromPer100(value, servingSize), 10);
        const all = Object.keys(typed.figures).map((key) => [
          key,
          exact(content.nutrients[key as FoodNutrient]),
        ]);
        const reading = read(
          {
            ...typed,
            per: 'serving',
            servingSize: String(servingSize),
            servingUnit: content.basis === '100g' ? 'g' : 'ml',
            kilocalories: exact(content.nutrients.calories),
            figures: Object.fromEntries(all) as OwnFoodDraft['figures'],
            portions: [],
            density: '',
          },
          'kcal',
        );
        expect(reading.basis).toBe(content.basis);
        for (const key of FOOD_NUTRIENT_KEYS) {
          const [before, after] = [content.nutrients[key], reading.known[key]];
          if (before === null) expect(after).toBeUndefined();
          else expect(Math.abs((after ?? -1) - before)).toBeLessThan(1e-6 * Math.max(1, before));
        }
      }),
    );
  });

  test('are refused without the size of a serving, and where they make more than there can be', () => {
    const typed = draft({ per: 'serving', figures: figures({ protein: '12' }) });
    expect(read(typed)).toMatchObject({ content: null, known: {} });
    expect(read(typed).errors.servingSize).toContain('serving size');
    const wrong = read({ ...typed, servingSize: '10' });
    expect(wrong.errors['nutrients.protein']).toBe(
      'No food has more than 100 g in 100 g. Check the size of the serving.',
    );
    expect(read({ ...typed, servingSize: '30' }).content).toMatchObject({
      basis: '100g',
      nutrients: { protein: 40, fat: null },
      portions: [{ label: SERVING, grams: 30, ml: null }],
    });
  });
});

describe('what is typed', () => {
  test('unknown is not zero, and a comma is a decimal sign', () => {
    const { content } = read(draft({ figures: figures({ protein: '2,5', fat: '0' }) }));
    expect(content?.nutrients).toMatchObject({ protein: 2.5, fat: 0, carbs: null, calories: null });
  });

  test('energy is taken in either unit; the person’s own counts where there are both', () => {
    expect(read(draft({ kilojoules: '870' })).content?.nutrients.calories).toBeCloseTo(207.935, 3);
    expect(read(draft({ kilocalories: '208' })).content?.nutrients.calories).toBe(208);
    const both = draft({ kilojoules: '870', kilocalories: '208' });
    expect(read(both, 'kcal').content?.nutrients.calories).toBe(208);
    expect(read(both, 'kj').content?.nutrients.calories).toBeCloseTo(207.935, 3);
    expect(codes(both)).toEqual([]);
  });

  test('energy in the wrong unit is flagged, with the box it belongs in, and never refused', () => {
    const macros = figures({ protein: '10', carbs: '60', fat: '10' }); // 370 kcal, 1548 kJ
    expect(codes(draft({ kilojoules: '1548', kilocalories: '1548', figures: macros }))).toContain(
      'energy_conflict',
    );
    const asKcal = draft({
      kilocalories: '900',
      figures: figures({ carbs: '54', protein: '0', fat: '0' }),
    });
    expect(ownFoodWarnings(read(asKcal))).toMatchObject([
      { code: 'looks_like_kj', moveTo: 'kilojoules' },
    ]);
    expect(read(asKcal).content).not.toBeNull();
    const asKj = draft({ kilojoules: '370', figures: macros });
    expect(ownFoodWarnings(read(asKj))).toMatchObject([
      { code: 'looks_like_kcal', moveTo: 'kilocalories' },
    ]);
    expect(codes(draft({ kilojoules: '1548', kilocalories: '370', figures: macros }))).toEqual([]);
  });

  test('sums that do not fit are flagged and saved', () => {
    const heavy = draft({
      figures: figures({ protein: '50', carbs: '50', fat: '20', sugar: '70', saturatedFat: '30' }),
    });
    expect(codes(heavy)).toEqual([
      'energy_missing',
      'sum_over_100',
      'sugar_over_carbs',
      'saturated_over_fat',
    ]);
    expect(read(heavy).content).not.toBeNull();
  });

  test.each([
    [{ figures: figures({ fat: '101' }) }, 'nutrients.fat'],
    [{ figures: figures({ fat: '-1' }) }, 'nutrients.fat'],
    [{ figures: figures({ sodium: 'a pinch' }) }, 'nutrients.sodium'],
    [{ kilojoules: '4000' }, 'kilojoules'],
    [{ kilocalories: '951' }, 'kilocalories'],
    [{ name: '  ' }, 'name'],
    [{ gtin: '9300675024236' }, 'gtin'],
    [{ gtin: '2012345000003' }, 'gtin'],
    [{ density: '0' }, 'density'],
    [{ servingSize: '0' }, 'servingSize'],
    [{ portions: [{ label: '', grams: '20', ml: '' }] }, 'portions.0.label'],
    [{ portions: [{ label: '1 cup', grams: '', ml: '' }] }, 'portions.0.grams'],
    [{ portions: [{ label: '1 cup', grams: '0', ml: '' }] }, 'portions.0.grams'],
  ])('%j is refused at its field', (typed, field) => {
    const reading = read(draft(typed));
    expect(Object.keys(reading.errors)).toEqual([field]);
    expect(reading.content).toBeNull();
  });

  test('100 ml of a syrup may hold more than 100 g, 100 g may not', () => {
    const syrup = figures({ carbs: '112' });
    expect(read(draft({ per: '100ml', figures: syrup })).errors).toEqual({});
    expect(read(draft({ per: '100g', figures: syrup })).content).toBeNull();
  });

  test('empty portion rows are passed over', () => {
    const rows = [
      { label: ' ', grams: '', ml: '' },
      { label: '1 cup', grams: '', ml: '250' },
    ];
    expect(read(draft({ portions: rows })).content?.portions).toEqual([
      { label: '1 cup', grams: null, ml: 250 },
    ]);
  });

  test('any text at all is either a food or has a sentence, and what is a food can be', () => {
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('', '0', '1e3', '٣', '-5'),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 12, maxLength: 12 }), anyUnit, (texts, unit) => {
        const [
          name = '',
          gtin = '',
          a = '',
          b = '',
          c = '',
          d = '',
          e = '',
          f = '',
          g = '',
          h = '',
          i = '',
          j = '',
        ] = texts;
        const typed = draft({
          name,
          gtin,
          servingSize: a,
          kilojoules: b,
          kilocalories: c,
          density: d,
          figures: figures({ protein: e, fat: f, sodium: g }),
          portions: [{ label: h, grams: i, ml: j }],
        });
        const { content, errors, basis } = read(typed, unit);
        expect(content === null).toBe(Object.keys(errors).length > 0);
        for (const key of FOOD_NUTRIENT_KEYS) {
          const value = content?.nutrients[key] ?? null;
          expect(value !== null && isImpossible(key, value, basis), FOOD_NUTRIENTS[key]).toBe(
            false,
          );
        }
      }),
    );
  });
});

test.each([
  ['', false, false],
  ['930067502423', false, false],
  ['93006751', false, false],
  ['9300675', false, false],
  ['93006750242', false, false],
  ['9300675024235', true, false],
  ['9300675 024235', true, false],
  ['9300675024236', false, true],
  ['96385074', true, false],
  ['abc', false, true],
  ['012345678901234', false, true],
])('while the barcode %j is typed: fits %s, wrong %s', (text, fits, wrong) => {
  const answer = gtinWhileTyped(text);
  expect([answer.fits, answer.problem !== null]).toEqual([fits, wrong]);
});
