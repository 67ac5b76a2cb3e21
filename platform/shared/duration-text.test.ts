import { expect, test } from 'vitest';
import { clockText, distanceText, durationText, timeText } from './duration-text.ts';

test.each([
  [0, '0:00', '0 s'],
  [59.6, '1:00', '60 s'],
  [119, '1:59', '119 s'],
  [120, '2:00', '2:00 min'],
  [1_860, '31:00', '31:00 min'],
  [3_599.7, '1:00:00', '1:00:00 h'],
  [3_930, '1:05:30', '1:05:30 h'],
])('%d seconds are %s and %s', (seconds, duration, time) => {
  expect(durationText(seconds)).toBe(duration);
  expect(timeText(seconds)).toBe(time);
});

test.each([
  [0, '0 m'],
  [812.4, '812 m'],
  [5_200, '5.2 km'],
  [42_195, '42.2 km'],
  [1_234_000, '1,234 km'],
])('%d metres are %s', (metres, text) => expect(distanceText(metres)).toBe(text));

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [4_800_000, '1:20:00'],
  [-5_000, '0:00'],
  [65_000, '1:05'],
  [64_100, '1:05'],
  [9_000, '0:09'],
  [-5, '0:00'],
])('%s ms left are %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
