import { expect, it } from 'vitest';
import { linkGapMs } from './link-mails.ts';

const HOUR_MS = 3_600_000;

it.each([
  [0, 1],
  [2, 1],
  [3, 10],
  [5, 10],
  [6, 50],
  [1000, 50],
])('after %i links in a day the next one waits %i minutes', (mailed, minutes) => {
  expect(linkGapMs(mailed)).toBe(minutes * 60_000);
});

it('is always shorter than the hour for which a link is valid', () => {
  for (let mailed = 0; mailed < 100; mailed += 1) expect(linkGapMs(mailed)).toBeLessThan(HOUR_MS);
});
