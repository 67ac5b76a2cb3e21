import { expect, it } from 'vitest';
import { nearestWord } from './sentence-spelling.ts';

const known = new Map([
  ['chicken', 40],
  ['chickpea', 6],
  ['honey', 9],
  ['toast', 12],
  ['weet', 2],
  ['biscuit', 30],
]);

it.each([
  ['chiken', 'chicken'],
  ['tost', 'toast'],
  ['hny', 'honey'],
  ['biscits', 'biscuit'],
])('%s is %s', (typed, meant) => expect(nearestWord(typed, known)).toBe(meant));

it.each(['late', 'he', 'quindles', 'h3ney'])('%s is none of them', (typed) =>
  expect(nearestWord(typed, known)).toBeNull(),
);
