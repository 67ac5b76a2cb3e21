import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from './gtin.ts';
import type { ImportedFood } from './imported-food.ts';
import { readOffProduct } from './open-food-facts.ts';

const CODE = '9300675024235';
/** 375 kcal by its macronutrients. */
const OATS = {
  'energy-kcal_100g': 375,
  proteins_100g: 13,
  carbohydrates_100g: 60,
  fat_100g: 7,
  fiber_100g: 10,
};

const product = (nutriments: object, more: object = {}) => ({
  code: CODE,
  product_name: 'Rolled Oats',
  nutriments,
  ...more,
});

function read(given: unknown): ImportedFood {
  const result = readOffProduct(given);
  if ('refused' in result) throw new Error(`refused: ${result.refused}`);
  return result.food;
}

describe('the old shape', () => {
  it('gives grams whatever the unit field says, and mg where we keep mg', () => {
    const food = read(
      product({
        ...OATS,
        sodium_100g: 0.196,
        salt_100g: 0.49,
        sodium_unit: 'mg',
        'vitamin-d_100g': 0.000_001_5,
        cholesterol_100g: 0.03,
      }),
    );
    expect(food.nutrients).toMatchObject({ sodium: 196, vitaminD: 1.5, cholesterol: 30 });
    expect(food.warnings).toEqual([]);
  });

  it('works sodium out of salt alone', () => {
    expect(read(product({ ...OATS, salt_100g: 0.49 })).nutrients.sodium).toBe(196);
  });

  it('leaves out what is not there', () => {
    const { nutrients } = read(product(OATS));
    expect(nutrients).toEqual({ calories: 375, protein: 13, carbs: 60, fat: 7, fiber: 10 });
  });

  it('takes numbers that are written as text', () => {
    const { nutrients } = read(product({ ...OATS, sugars_100g: '1,5', fat_100g: '7.0' }));
    expect(nutrients).toMatchObject({ sugar: 1.5, fat: 7 });
  });

  it('takes kJ where there are no kcal, and never takes energy_100g for kcal', () => {
    const { 'energy-kcal_100g': _, ...rest } = OATS;
    expect(read(product({ ...rest, 'energy-kj_100g': 1569 })).nutrients.calories).toBeCloseTo(
      375,
      0,
    );
    expect(read(product({ ...rest, energy_100g: 1569 })).nutrients.calories).toBeCloseTo(375, 0);
  });

  it('estimates missing energy from the macronutrients, and says so', () => {
    const { 'energy-kcal_100g': _, ...rest } = OATS;
    const food = read(product(rest));
    expect(food.nutrients.calories).toBeCloseTo(375);
    expect(food.warnings).toEqual(['energy_estimated']);
  });

  it('takes alcohol as % vol', () => {
    const beer = {
      'energy-kcal_100g': 43,
      proteins_100g: 0.5,
      carbohydrates_100g: 3.6,
      fat_100g: 0,
      alcohol_100g: 4.9,
    };
    const food = read(product(beer, { product_quantity_unit: 'ml' }));
    expect(food.basis).toBe('100ml');
    expect(food.nutrients.alcohol).toBeCloseTo(3.87, 1);
    expect(food.warnings).toEqual([]);
  });
});

describe('the shape since schema 1003', () => {
  const set = (nutrients: object, more: object = {}) =>
    product(
      {},
      {
        nutrition: {
          aggregated_set: { per: '100g', per_quantity: 100, per_unit: 'g', nutrients, ...more },
        },
      },
    );
  const oats = {
    'energy-kcal': { value: 375, unit: 'kcal' },
    proteins: { value: 13, unit: 'g' },
    carbohydrates: { value: 60, unit: 'g' },
    fat: { value: 7, unit: 'g' },
    fiber: { value: 10, unit: 'g' },
    sodium: { value_computed: 196, unit: 'mg' },
  };

  it('reads values, computed values and their units', () => {
    const food = read(set({ ...oats, 'vitamin-d': { value: 1.5, unit: 'ug' } }));
    expect(food.nutrients).toMatchObject({
      calories: 375,
      protein: 13,
      sodium: 196,
      vitaminD: 1.5,
    });
    expect(food.basis).toBe('100g');
  });

  it('gives the same as the old shape for the same product', () => {
    const old = read(product({ ...OATS, sodium_100g: 0.196 }));
    expect(read(set(oats)).nutrients).toEqual(old.nutrients);
  });

  it('converts a serving to 100 and says so', () => {
    const food = read(
      set(
        { 'energy-kcal': { value: 150, unit: 'kcal' }, proteins: { value: 5.2, unit: 'g' } },
        { per: 'serving', per_quantity: 40 },
      ),
    );
    expect(food.nutrients).toMatchObject({ calories: 375, protein: 13 });
    expect(food.warnings).toContain('from_serving');
  });

  it('reads kJ alone, and litres as volume', () => {
    const food = read(
      set({ 'energy-kj': { value: 180, unit: 'kJ' } }, { per: '100ml', per_unit: 'ml' }),
    );
    expect(food.nutrients.calories).toBeCloseTo(43.02, 1);
    expect(food.basis).toBe('100ml');
  });
});

describe('corrupted figures', () => {
  it.each([
    [
      'kJ as kcal, and kJ derived from it',
      { ...OATS, 'energy-kcal_100g': 1569, energy_100g: 6565 },
      375,
      'energy_was_kj',
    ],
    [
      'kJ as kcal beside the right kJ',
      { ...OATS, 'energy-kcal_100g': 1569, 'energy-kj_100g': 1569 },
      375,
      'energy_was_kj',
    ],
    [
      'kcal as kJ beside the right kcal',
      { ...OATS, 'energy-kj_100g': 375 },
      375,
      'energy_conflict',
    ],
    ['energies that disagree', { ...OATS, 'energy-kj_100g': 900 }, 375, 'energy_conflict'],
    ['kJ as kcal without macronutrients', { 'energy-kcal_100g': 1569 }, 375, 'energy_was_kj'],
    [
      'too much energy for its macronutrients',
      { ...OATS, 'energy-kcal_100g': 600 },
      600,
      'energy_too_high',
    ],
    [
      'too little energy for its macronutrients',
      { ...OATS, 'energy-kcal_100g': 200 },
      200,
      'energy_too_low',
    ],
    [
      'energy beyond all food',
      { 'energy-kcal_100g': 99_999, proteins_100g: 3 },
      undefined,
      'impossible_left_out',
    ],
    [
      'negative energy',
      { 'energy-kcal_100g': -5, proteins_100g: 3 },
      undefined,
      'impossible_left_out',
    ],
    ['no energy and too little to estimate it', { proteins_100g: 3 }, undefined, 'no_energy'],
  ])('%s', (_, nutriments, calories, warning) => {
    const food = read(product(nutriments));
    if (calories === undefined) expect(food.nutrients.calories).toBeUndefined();
    else expect(food.nutrients.calories).toBeCloseTo(calories, 0);
    expect(food.warnings).toContain(warning);
  });

  it.each([
    ['salt as sodium', { sodium_100g: 1.2, salt_100g: 1.2 }, 480, 'salt_as_sodium'],
    [
      'salt and sodium that disagree',
      { sodium_100g: 0.1, salt_100g: 1.2 },
      100,
      'salt_sodium_conflict',
    ],
    ['sodium typed in mg', { sodium_100g: 196, salt_100g: 0.49 }, 196, 'salt_sodium_conflict'],
    ['sodium typed in mg, without salt', { sodium_100g: 196 }, undefined, 'impossible_left_out'],
    ['more sodium than salt has', { sodium_100g: 45 }, 45_000, 'sodium_too_high'],
  ])('%s', (_, given, sodium, warning) => {
    const food = read(product({ ...OATS, ...given }));
    expect(food.nutrients.sodium).toBe(sodium);
    expect(food.warnings).toContain(warning);
  });

  it('per serving as per 100 g: the same figures for 30 g and for 100 g are said', () => {
    const food = read(
      product(
        { ...OATS, 'energy-kcal_serving': 375 },
        { serving_size: '1 cup (30 g)', serving_quantity: 30 },
      ),
    );
    expect(food.warnings).toContain('looks_like_per_serving');
    expect(food.portions).toEqual([{ label: '1 cup', grams: 30, ml: null }]);
  });

  it('figures for a serving alone are converted, and said', () => {
    const food = read(
      product({ 'energy-kcal_serving': 112.5, proteins_serving: 3.9 }, { serving_quantity: '30' }),
    );
    expect(food.nutrients).toMatchObject({ calories: 375, protein: 13 });
    expect(food.warnings).toContain('from_serving');
  });

  it.each([
    ['sugars over carbohydrate', { sugars_100g: 80 }, 'sugar_over_carbs'],
    ['saturated over fat', { 'saturated-fat_100g': 20 }, 'saturated_over_fat'],
    ['more than 100 g per 100 g', { carbohydrates_100g: 95 }, 'sum_over_100'],
    ['a negative figure', { sugars_100g: -3 }, 'impossible_left_out'],
    ['120 g in 100 g', { fat_100g: 120 }, 'impossible_left_out'],
  ])('%s', (_, given, warning) => {
    const food = read(product({ ...OATS, ...given }));
    expect(food.warnings).toContain(warning);
    expect(Object.values(food.nutrients).every((value) => value >= 0)).toBe(true);
  });

  it.each([
    ['nothing at all', null, 'unreadable'],
    ['no code', { product_name: 'x', nutriments: OATS }, 'no_code'],
    ['a code that does not check', { ...product(OATS), code: '9300675024236' }, 'bad_code'],
    [
      'a shop’s own code',
      { ...product(OATS), code: `201234500000${checkDigit('201234500000')}` },
      'in_store_code',
    ],
    ['no name', { ...product(OATS), product_name: '  ' }, 'no_name'],
    ['no figures', product({}), 'no_figures'],
    ['text for figures', product({ fat_100g: 'unknown' }), 'no_figures'],
    [
      'most figures impossible',
      product({ ...OATS, fat_100g: 700, proteins_100g: -1 }),
      'impossible',
    ],
  ])('refuses %s', (_, given, refused) => expect(readOffProduct(given)).toEqual({ refused }));

  it('keeps markup in a name as the text it is, and drops control characters', () => {
    const name = 'Oats <script>alert(1)</script>';
    expect(read({ ...product(OATS), product_name: `${name}\0\u202e` }).name).toBe(name);
  });

  it('never gives a figure that cannot be, whatever it is given', () => {
    const figure = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.integer());
    const keys = [
      'energy-kcal_100g',
      'energy-kj_100g',
      'proteins_100g',
      'carbohydrates_100g',
      'fat_100g',
      'sodium_100g',
      'salt_100g',
      'energy-kcal_serving',
    ];
    const nutriments = fc.dictionary(fc.constantFrom(...keys), figure);
    fc.assert(
      fc.property(nutriments, fc.double(), (given, size) => {
        const result = readOffProduct(product(given, { serving_quantity: size }));
        if ('refused' in result) return;
        for (const [key, value] of Object.entries(result.food.nutrients)) {
          expect(Number.isFinite(value) && value >= 0, `${key} ${value}`).toBe(true);
          if (key !== 'sodium')
            expect(value).toBeLessThanOrEqual(key === 'calories' ? 1400 : 100_000);
        }
      }),
    );
  });
});

describe('a number that cannot be known stays unknown', () => {
  it.each(['2 biscuits (28 g)', '28g', '2 biscuits 28 g'])('%s is 28 g', (text) => {
    expect(read(product(OATS, { serving_size: text })).portions[0]).toMatchObject({ grams: 28 });
  });
  it.each(['a handful', '', '1 serving'])('"%s" is no portion', (text) => {
    expect(read(product(OATS, { serving_size: text })).portions).toEqual([]);
  });
});
