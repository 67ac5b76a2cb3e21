import { describe, expect, it } from 'vitest';
import { splitSaid, splitTyped } from '#features/groceries/rules/split-said.ts';
import {
  readIngredientLine,
  toStoredLine,
} from '#features/ingredient-lines/rules/ingredient-line.ts';
import type { MeasureSystem } from '#features/ingredient-lines/rules/line-units.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { needOfLine, needOfText } from './line-needs.ts';

const lineOf = (text: string, system: MeasureSystem = 'australian'): RecipeLine => ({
  id: text,
  ...toStoredLine(readIngredientLine(text, system)),
});
const needOf = (text: string, system?: MeasureSystem) => needOfLine(lineOf(text, system), 1);

describe('grams of a line (domain 6)', () => {
  it.each([
    ['2 tbsp olive oil', 'australian', 36.6],
    ['2 tbsp olive oil', 'american', 27.06],
    ['2 tbsp olive oil', 'metric', 27.45],
    ['1 cup plain flour', 'australian', 150],
    ['1 cup plain flour', 'american', 141.95],
    ['1/2 cup rolled oats', 'australian', 47.5],
    ['8 fl oz milk', 'american', 243.69],
    ['1 tbsp honey', 'australian', 28.4],
    ['300 g cooked rice', 'australian', 100],
  ] as const)('%s (%s) is %d g', (text, system, grams) => {
    const found = needOf(text, system)?.grams ?? 0;
    expect(found).toBeGreaterThan(grams * 0.986);
    expect(found).toBeLessThan(grams * 1.014);
  });

  it('rice from the pot is bought dry', () => {
    expect(needOf('300 g cooked rice')).toMatchObject({ food: 'rice', grams: 100 });
  });

  it('a volume of chicken stays a volume', () => {
    expect(needOf('2 cups chicken breast')).toMatchObject({
      grams: null,
      amount: { value: 500, unit: 'ml' },
    });
  });

  it('of an unknown food the count stays', () => {
    expect(needOf('3 dragon fruit')).toMatchObject({
      grams: null,
      amount: { value: 3, unit: 'each' },
    });
  });

  it('of "to taste" there is nothing to add up', () => {
    expect(needOf('salt, to taste')).toMatchObject({ grams: null, amount: null });
  });

  it('of water there is nothing to buy', () => expect(needOf('2 cups water')).toBeNull());
});

describe('lines', () => {
  it('by hand are read', () => {
    expect(needOfText('2 l milk')).toMatchObject({ food: 'milk', grams: 2_060, aisle: 'dairy' });
    expect(needOfText('bananas')).toMatchObject({ food: 'banana', grams: null, amount: null });
    expect(needOfText('Toilet paper')).toMatchObject({
      food: 'text:toilet paper',
      aisle: 'household',
    });
    expect(needOfText('2 packets dog biscuits')).toMatchObject({
      name: 'Dog biscuits',
      aisle: 'household',
      amount: { value: 2, unit: 'packet' },
    });
  });
});

it('what is said in one breath is several things', () => {
  expect(splitSaid('milk, two onions and toilet paper')).toEqual([
    'milk',
    'two onions',
    'toilet paper',
  ]);
  expect(splitSaid('Buy mac and cheese')).toEqual(['mac and cheese']);
});

it.each([
  ['lactose free milk 2 L, nit shampoo', ['lactose free milk 2 L', 'nit shampoo']],
  ['2 l milk, 6 eggs', ['2 l milk', '6 eggs']],
  ['1,5 l milk,bread; mac and cheese', ['1,5 l milk', 'bread', 'mac and cheese']],
  ['milk, 2 L, 3 onions', ['milk 2 L', '3 onions']],
  ['tomatoes (400 g, chopped), rice', ['tomatoes (400 g, chopped)', 'rice']],
  [' , ', []],
  ['2 l lactose free milk and nappies', ['2 l lactose free milk', 'nappies']],
  ['salt and vinegar chips, mac and cheese', ['salt and vinegar chips', 'mac and cheese']],
  ['brandy, candles and handwash', ['brandy', 'candles', 'handwash']],
  ['cheese (sliced and plain)', ['cheese (sliced and plain)']],
])('typed: "%s"', (typed, things) => expect(splitTyped(typed)).toEqual(things));

it.each([
  ['lactose free milk 2 L', 'Lactose free milk', 'dairy'],
  ['nit shampoo', 'Nit shampoo', 'household'],
  ['band aids', 'Band aids', 'household'],
  ['vegemite', 'Vegemite', 'nuts'],
  ['eggs x 6', 'Eggs', 'dairy'],
  ['frozen peas', 'Frozen peas', 'frozen'],
])('"%s" keeps its own name and has an aisle', (typed, name, aisle) =>
  expect(needOfText(typed)).toMatchObject({ name, aisle }),
);

it('weighs a part of a pumpkin, so that it has a price', () => {
  const { grams, amount, food } = needOfText('½ pumpkin');
  expect({ grams, amount, food }).toEqual({ grams: 500, amount: null, food: 'pumpkin' });
});
