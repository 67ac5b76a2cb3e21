import { expect, test } from 'vitest';
import type { ClassDateShown } from '#features/classes/contract.ts';
import { matchingClasses } from './matching-classes.ts';

const NOW = Date.parse('2026-11-28T00:00:00Z');
const date = (classId: string, name: string, start: string, changes = {}) =>
  ({
    classId,
    name,
    about: '',
    trainerName: 'Priya',
    start,
    cancelReason: null,
    ...changes,
  }) as ClassDateShown;

const dates = [
  date('box', 'Box and run', '2026-11-29T00:00:00Z'),
  date('box', 'Box and run', '2026-11-30T00:00:00Z'),
  date('flow', 'Yoga flow', '2026-11-29T01:00:00Z', { about: 'Slow, for bad backs.' }),
  date('gone', 'Boxing', '2026-11-27T00:00:00Z'),
  date('off', 'Boxing', '2026-11-29T00:00:00Z', { cancelReason: 'Ill' }),
];

test.each([
  ['boxing', ['2026-11-29T00:00:00Z']],
  ['stretching', ['2026-11-29T01:00:00Z']],
  ['bad back', ['2026-11-29T01:00:00Z']],
  ['priya', ['2026-11-29T00:00:00Z', '2026-11-29T01:00:00Z']],
  ['boxing yoga', []],
  ['swimming', []],
  ['', []],
])('%j finds the next date of each class that answers it', (words, starts) => {
  expect(matchingClasses(dates, words, NOW).map(({ start }) => start)).toEqual(starts);
});
