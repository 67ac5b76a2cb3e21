import { expect, test } from 'vitest';
import {
  type ChosenFood,
  readDraftLine,
  toDraftLines,
  toRecipeLines,
  withFood,
} from './draft-lines.ts';

const none = () => null;
const read = (text: string, id = 'a') => readDraftLine({ id }, text, none);

const stock: ChosenFood = {
  id: 'own:0190d0d0-0000-7000-8000-000000000001',
  name: 'Nan’s stock',
  basis: '100ml',
  density: 1,
  portions: [],
};

test('a line is read as it is typed, and what it does not say is not known', () => {
  expect(read('2 cups rolled oats')).toMatchObject({ amount: 2, unit: 'cup', grams: 190 });
  expect(read('salt, to taste')).toMatchObject({ amount: null, grams: null });
  expect(read('3 pinches of unobtainium')).toMatchObject({ food: null, grams: null });
});

test('a chosen food stays while the line names it, and its grams follow the amount', () => {
  const chosen = withFood(read('1 cup vegetable stock'), stock);
  expect(chosen).toMatchObject({ grams: 250, isConfirmed: true, food: { foodId: stock.id } });
  const more = readDraftLine(chosen, '3 cups vegetable stock', () => stock);
  expect(more).toMatchObject({ grams: 750, food: { foodId: stock.id } });
  const other = readDraftLine(more, '3 eggs', () => stock);
  expect(other.food?.foodId).not.toBe(stock.id);
});

test('typed grams grow with the amount', () => {
  const typed = { ...read('1 bread roll'), grams: 80, hasTypedGrams: true, isConfirmed: true };
  expect(readDraftLine(typed, '3 bread roll', none).grams).toBe(240);
});

test('headings become groups and come back as headings', () => {
  const drafts = [
    read('2 eggs', 'a'),
    read('For the sauce:', 'b'),
    read('1 cup milk', 'c'),
    read(' ', 'd'),
  ];
  const lines = toRecipeLines(drafts);
  expect(lines.map(({ text, group }) => [text, group])).toEqual([
    ['2 eggs', null],
    ['1 cup milk', 'Sauce'],
  ]);
  expect(toDraftLines(lines).map(({ text, heading }) => [text, heading])).toEqual([
    ['2 eggs', null],
    ['Sauce:', 'Sauce'],
    ['1 cup milk', null],
  ]);
});

test('a stored line goes through the form unchanged', () => {
  const lines = toRecipeLines([read('2 cups rolled oats')]);
  expect(toRecipeLines(toDraftLines(lines))).toEqual(lines);
});
