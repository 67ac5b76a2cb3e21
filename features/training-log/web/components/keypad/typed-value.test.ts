import { expect, test } from 'vitest';
import { type Key, pressKey, readTyped, toText, type Writing } from './typed-value.ts';

const kg: Writing = { field: 'loadKg', unit: 'kg', effort: 'rir', isLong: false };
const press = (keys: readonly Key[], start: string, field: Writing['field'] = 'loadKg') =>
  keys.reduce(
    ({ text, isFresh }, key) => ({ text: pressKey(text, key, isFresh, field), isFresh: false }),
    { text: start, isFresh: true },
  ).text;

test.each<[string, Writing['field'], readonly Key[], string, string]>([
  ['the first key begins again', 'loadKg', ['6', '2', 'sign', '5'], '60', '62.5'],
  ['Delete on a field just opened empties it', 'loadKg', ['back'], '60', ''],
  ['one decimal sign only', 'loadKg', ['2', 'sign', 'sign', '5', 'sign'], '', '2.5'],
  ['a sign first has its nought', 'loadKg', ['sign', '5'], '', '0.5'],
  ['no leading nought', 'reps', ['0', '8'], '', '8'],
  ['reps have no sign', 'reps', ['1', 'sign', '2'], '', '12'],
  ['time has a colon', 'seconds', ['1', 'sign', '3', '0'], '', '1:30'],
  ['no endless figures', 'reps', ['1', '2', '3', '4', '5', '6', '7', '8', '9'], '', '1234567'],
])('%s', (_, field, keys, start, text) => {
  expect(press(keys, start, field)).toBe(text);
});

test.each<[string, Partial<Writing>, number | null | 'invalid']>([
  ['62,5', {}, 62.5],
  ['62.5', {}, 62.5],
  ['', {}, null],
  ['-20', {}, -20],
  ['1001', {}, 'invalid'],
  ['six', {}, 'invalid'],
  ['135', { unit: 'lb' }, 61.23],
  ['8', { field: 'reps' }, 8],
  ['8.5', { field: 'reps' }, 'invalid'],
  ['-1', { field: 'reps' }, 'invalid'],
  ['90', { field: 'seconds' }, 90],
  ['1:30', { field: 'seconds' }, 90],
  ['1:', { field: 'seconds' }, 60],
  ['8.5', { field: 'reserve', effort: 'rpe' }, 1.5],
  ['11', { field: 'reserve', effort: 'rpe' }, 'invalid'],
  ['2', { field: 'reserve' }, 2],
  ['5,2', { field: 'metres', isLong: true }, 5200],
  ['40', { field: 'metres' }, 40],
])('%s %o is read as %s', (text, writing, value) => {
  expect(readTyped(text, { ...kg, ...writing })).toBe(value);
});

test.each<[number | null, Partial<Writing>, string]>([
  [62.5, {}, '62.5'],
  [61.23, { unit: 'lb' }, '135'],
  [null, {}, ''],
  [45, { field: 'seconds' }, '45'],
  [90, { field: 'seconds' }, '1:30'],
  [1.5, { field: 'reserve', effort: 'rpe' }, '8.5'],
  [5200, { field: 'metres', isLong: true }, '5.2'],
])('%s %o is written %s', (value, writing, text) => {
  expect(toText(value, { ...kg, ...writing })).toBe(text);
});
