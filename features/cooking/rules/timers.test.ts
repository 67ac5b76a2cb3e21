import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMinute,
  isOver,
  pauseTimer,
  resumeTimer,
  shownTimers,
  startTimer,
  timeLeft,
} from './timers.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const soup = { id: 'a', recipeId: 'soup', recipeName: 'Soup', name: 'Simmer' };

test('a timer counts to its end time, however long nobody looked', () => {
  const timer = startTimer(soup, 900, NOW);
  expect(timeLeft(timer, NOW)).toBe(900_000);
  expect(timeLeft(timer, NOW + 600_000)).toBe(300_000);
  expect(isOver(timer, NOW + 899_999)).toBe(false);
  expect(isOver(timer, NOW + 900_000)).toBe(true);
  expect(timeLeft(timer, NOW + 960_000)).toBe(-60_000);
  const reloaded = JSON.parse(JSON.stringify(timer));
  expect(timeLeft(reloaded, NOW + 600_000)).toBe(300_000);
});

test('a clock that was set back adds no time', () => {
  expect(timeLeft(startTimer(soup, 60, NOW), NOW - 3_600_000)).toBe(60_000);
});

test('a minute more counts from now once a timer is over', () => {
  const timer = startTimer(soup, 60, NOW);
  expect(timeLeft(addMinute(timer, NOW + 30_000), NOW + 30_000)).toBe(90_000);
  expect(timeLeft(addMinute(timer, NOW + 90_000), NOW + 90_000)).toBe(60_000);
});

test('a pause keeps what is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 86_400 }),
      fc.nat(86_400_000),
      fc.nat(86_400_000),
      (seconds, ranMs, pausedMs) => {
        const timer = startTimer(soup, seconds, NOW);
        const at = NOW + ranMs;
        const again = resumeTimer(pauseTimer(timer, at), at + pausedMs);
        expect(timeLeft(again, at + pausedMs)).toBe(Math.max(0, timeLeft(timer, at)));
      },
    ),
  );
});

test('the next to end comes first, paused ones last, forgotten ones go', () => {
  const short = startTimer({ ...soup, id: 'short' }, 60, NOW);
  const long = startTimer({ ...soup, id: 'long' }, 600, NOW);
  const paused = pauseTimer(startTimer({ ...soup, id: 'paused' }, 30, NOW), NOW);
  const old = startTimer({ ...soup, id: 'old' }, 60, NOW - 86_400_000);
  const ids = shownTimers([paused, long, old, short], NOW).map(({ id }) => id);
  expect(ids).toEqual(['short', 'long', 'paused']);
});
