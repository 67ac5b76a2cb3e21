import { expect, it } from 'vitest';
import { firstDayShown } from './plan-settings.ts';

const WEDNESDAY = '2026-12-02';

it.each([
  ['not said: today', undefined, WEDNESDAY],
  ['today', null, WEDNESDAY],
  ['Monday', 1, '2026-11-30'],
  ['the day itself', 3, WEDNESDAY],
  ['Saturday, of the week before', 6, '2026-11-28'],
  ['Sunday', 7, '2026-11-29'],
])('a week begins on %s', (_, weekStart, first) => {
  expect(firstDayShown(WEDNESDAY, { weekStart })).toBe(first);
});
