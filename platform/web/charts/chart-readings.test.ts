import { expect, test } from 'vitest';
import { findNearest } from './chart-readings.tsx';

const readings = ['2026-11-02', '2026-11-05', '2026-11-20'].map((date) => ({ date, text: date }));
const x = (date: string) => Number(date.slice(8)) * 10;

test.each([
  [-50, 0],
  [34, 0],
  [36, 1],
  [124, 1],
  [126, 2],
  [900, 2],
])('%i px is nearest to reading %i', (px, at) => {
  expect(findNearest(readings, x, px)).toBe(at);
});
