import { expect, test } from 'vitest';
import { topContributors } from './top-contributors.ts';

test('the foods that gave the most come first, each once, with their share', () => {
  const parts = [
    { foodName: 'Bread', amount: 1 },
    { foodName: 'Lentils', amount: 5 },
    { foodName: 'Bread', amount: 2 },
    { foodName: 'Water', amount: 0 },
    { foodName: 'Soup', amount: null },
    { foodName: 'Egg', amount: 2 },
  ];
  expect(topContributors(parts, 2)).toEqual([
    { name: 'Lentils', amount: 5, share: 0.5 },
    { name: 'Bread', amount: 3, share: 0.3 },
  ]);
});

test('nothing known, no contributors', () => {
  expect(topContributors([{ foodName: 'Soup', amount: null }], 5)).toEqual([]);
});
