import { expect, test } from 'vitest';
import { dateText, dayName, shortDateText } from './day-text.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-22', 'Sunday 22 November', '22 Nov'],
  ['2026-03-03', 'Tuesday 3 March', '3 Mar'],
  ['2025-06-01', 'Sunday 1 June 2025', '1 Jun 2025'],
])('%s is written with the year only when it is another one', (day, long, short) => {
  expect(dateText(day, TODAY)).toBe(long);
  expect(shortDateText(day, TODAY)).toBe(short);
});

test.each([
  ['2026-11-21', 'Yesterday'],
  ['2026-11-22', 'Today'],
  ['2026-11-23', 'Tomorrow'],
  ['2026-11-24', 'Tuesday 24 November'],
])('%s has a name where it is near', (day, name) => {
  expect(dayName(day, TODAY)).toBe(name);
});
