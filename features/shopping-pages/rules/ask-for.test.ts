import { expect, it } from 'vitest';
import { toShopLines } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges, undoChanges } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { atHome, listOf, meal, stored, TODAY } from '#features/shopping/testing/lists.ts';
import { askFor, shopUnit } from './ask-for.ts';

const soup = meal('soup', [stored('onion', 220)]);
const stew = meal('stew', [stored('onion', 440)]);
const lineOf = (state: ShoppingChanges) => {
  const [line] = toShopLines(state, TODAY);
  if (!line) throw new Error('There is no line.');
  return line;
};
const change = (state: ShoppingChanges, value: number) =>
  askFor(state, lineOf(state), value, { id: 'more', nowMs: 9 });
const after = (state: ShoppingChanges, value: number) => mergeChanges(state, change(state, value));

it.each([
  ['of recipes', listOf(soup, stew)],
  ['with some at home', { ...listOf(soup, stew), pantry: [atHome('onion', 100)] }],
])('more or less of a line %s is what was asked for', (_, state) => {
  for (const value of [60, 300, 500, 800, 2_000]) {
    expect(lineOf(after(state, value)).grams).toBeCloseTo(value);
  }
});

it('is undone, and of a counted line is counted', () => {
  const state = listOf(soup, stew);
  const less = change(state, 300);
  const back = mergeChanges(mergeChanges(state, less), undoChanges(state, less, 20));
  expect(lineOf(back).grams).toBe(660);
  const bunches = listOf(
    meal('pie', [stored('xyzzy', null, { amount: { value: 2, unit: 'bunch' } })]),
  );
  expect(lineOf(after(bunches, 5)).amount).toEqual({ value: 5, unit: 'bunch' });
  expect(lineOf(after(bunches, 1)).amount).toEqual({ value: 1, unit: 'bunch' });
});

it.each([
  ['onion', 330, { unit: 'each', value: 3 }],
  ['milk', 1_030, { unit: 'ml', value: 1_000 }],
  ['rice', 250, { unit: 'g', value: 250 }],
])('%s is said as the shop sells it, and back again', (food, grams, said) => {
  const line = lineOf(listOf(meal('dish', [stored(food, grams)])));
  const unit = shopUnit(line);
  expect(unit).toMatchObject(said);
  const { each = 0, value = 0 } = unit ?? {};
  expect(each * value).toBeCloseTo(grams, -1);
});

it('without an amount nothing is said', () => {
  expect(shopUnit(lineOf(listOf(meal('dish', [stored('onion', null)]))))).toBeNull();
});
