import { describe, expect, it } from 'vitest';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { guessAisle } from './guess-aisle.ts';
import { aisleOf } from './shop-aisles.ts';

describe('where a shop has a food of the facts', () => {
  it.each([
    ['chicken-stock', 'tins'],
    ['edamame', 'frozen'],
    ['whey', 'health'],
    ['tuna-can', 'tins'],
    ['orange-juice', 'drinks'],
    ['breadcrumbs', 'baking'],
    ['salmon', 'seafood'],
    ['cumin', 'spices'],
  ])('%s: %s', (key, aisle) => {
    const facts = factsByKey(key);
    expect(facts && aisleOf(facts)).toBe(aisle);
  });
});

describe('where a shop probably has what was typed', () => {
  it.each([
    ['Frozen pizza', 'frozen'],
    ['Vanilla ice cream', 'frozen'],
    ['Double cream', 'dairy'],
    ['Washing powder', 'household'],
    ['Custard powder', 'dairy'],
    ['Curry powder', 'spices'],
    ['Vanilla protein powder', 'health'],
    ['Toilet paper', 'household'],
    ['Rice paper sheets', 'grains'],
    ['Corn chips', 'nuts'],
    ['Peanut butter', 'nuts'],
    ['Vegetable stock', 'tins'],
    ['Oat milk', 'chilled'],
    ['Coconut cream', 'tins'],
    ['Dog biscuits', 'household'],
    ['Muesli', 'grains'],
    ['Muesli bars', 'nuts'],
    ['Bicarb soda', 'baking'],
    ['Birthday candles', 'household'],
    ['Xyzzy', 'other'],
  ])('%s: %s', (name, aisle) => expect(guessAisle(name)).toBe(aisle));
});
