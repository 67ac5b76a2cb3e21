import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { atHome, listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { addByHand, wantLine } from '../list/change-lines.ts';
import { lineOfNeed, probableLines, toShopLines } from '../list/list-lines.ts';
import { mergeChanges } from '../list/merge-changes.ts';
import { priceAud, priceList, priceText } from './price-lines.ts';
import { isStaple } from './staples.ts';

const priceOf = (food: string, grams: number | null) => priceAud(lineOfNeed(stored(food, grams)));

describe('about what a line costs', () => {
  it.each([
    // 13 dollars a kilogram, in packs of 500 g and 1 kg
    ['chicken-breast', 2_810, 39],
    ['chicken-breast', 1_200, 19.5],
    // a whole litre
    ['milk', 100, 1.85],
    // a carton of six
    ['egg', 150, 2.7],
    // a jar, not a teaspoon
    ['cumin', 2.1, 1.2],
    // three capsicums
    ['capsicum', 500, 4.86],
  ])('%s, %d g: $%d', (food, grams, aud) => expect(priceOf(food, grams)).toBeCloseTo(aud, 1));

  it('is unknown, never nothing, where food or amount are not known', () => {
    expect(priceOf('text:soap', null)).toBeNull();
    expect(priceOf('milk', null)).toBeNull();
    expect(priceOf('catalogue:other', 200)).toBeNull();
  });

  it.each([
    [2.08, '$2.10'],
    [0.02, '$0.10'],
    [9.97, '$10'],
    [212.4, '$212'],
  ])('%d reads %s', (aud, text) => expect(priceText(aud)).toBe(text));
});

describe('about what a list costs', () => {
  const prices = (...needs: ReturnType<typeof stored>[]) =>
    priceList(toShopLines(listOf(meal('a', needs, { by: 'recipe' })), TODAY));

  it('names what has no price', () => {
    const price = prices(stored('rice', 250), stored('text:soap', null, { name: 'Soap' }));
    expect(price?.aud).toBeCloseTo(3.5);
    expect(price?.usedAud).toBeCloseTo(0.875);
    expect(price?.unknown).toMatchObject([{ name: 'Soap' }]);
    expect(prices(stored('text:soap', null))).toBeNull();
    expect(priceList([])).toBeNull();
  });

  it('is the sum of its lines, and never less than what the recipes use', () => {
    const needs = fc.uniqueArray(
      fc.record({
        food: fc.constantFrom('onion', 'rice', 'milk', 'egg', 'capsicum', 'mushrooms', 'text:soap'),
        grams: fc.option(fc.integer({ min: 20, max: 3_000 })),
      }),
      { minLength: 1, selector: ({ food }) => food },
    );
    fc.assert(
      fc.property(needs, (all) => {
        const lines = all.map(({ food, grams }) => lineOfNeed(stored(food, grams)));
        const price = priceList(lines);
        const known = lines.flatMap((line) => priceAud(line) ?? []);
        const { aud, usedAud, unknown } = price ?? { aud: 0, usedAud: 0, unknown: lines };
        expect(aud).toBeCloseTo(known.reduce((sum, one) => sum + one, 0));
        expect(usedAud).toBeLessThanOrEqual(aud + 1e-9);
        expect(unknown.length + known.length).toBe(lines.length);
      }),
      { numRuns: timesToRun(1_000, 100) },
    );
  });
});

describe('what a kitchen probably has', () => {
  it.each([
    ['cumin', 4, true],
    ['cumin', 60, false],
    ['salt', 6, true],
    ['olive-oil', 37, true],
    ['olive-oil', 200, false],
    ['flour', 30, true],
    ['saffron', 0.1, false],
    ['chicken-stock', 250, false],
    ['garlic', 9, false],
    ['thai-paste', 44, false],
    ['salt', null, true],
  ])('%s, %s g: %s', (food, grams, is) => expect(isStaple(food, grams)).toBe(is));

  const plan = listOf(meal('curry', [stored('cumin', 4), stored('rice', 300)]));
  const foods = (state: typeof plan) => toShopLines(state, TODAY).map(({ food }) => food);
  const probable = (state: typeof plan) => probableLines(state, TODAY).map(({ food }) => food);

  it('is not on the list, and is on it once a person puts it there', () => {
    expect(foods(plan)).toEqual(['rice']);
    expect(probable(plan)).toEqual(['cumin']);
    const [line] = probableLines(plan, TODAY);
    if (!line) throw new Error('No line to add.');
    const added = mergeChanges(plan, wantLine('h', line, 5));
    expect(foods(mergeChanges(plan, addByHand('h', 'ground cumin', 5))).length).toBe(2);
    expect(foods(added).toSorted()).toEqual(['cumin', 'rice']);
    expect(probable(added)).toEqual([]);
    const [cumin] = toShopLines(added, TODAY).filter(({ food }) => food === 'cumin');
    expect(cumin?.grams).toBe(4);
  });

  it('is no guess where the pantry knows', () => {
    expect(probable({ ...plan, pantry: [atHome('cumin', 30)] })).toEqual([]);
    expect(foods({ ...plan, pantry: [atHome('cumin', 30)] })).toEqual(['rice']);
    const usedUp = { ...plan, pantry: [atHome('cumin', 30, { gone: true })] };
    expect(foods(usedUp).toSorted()).toEqual(['cumin', 'rice']);
  });

  it('is on the list where a recipe was put there line by line', () => {
    const chosen = listOf(meal('curry', [stored('cumin', 4)], { by: 'recipe' }));
    expect(foods(chosen)).toEqual(['cumin']);
  });
});
