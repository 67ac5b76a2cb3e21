import { expect, it } from 'vitest';
import { amountText, countText, coverageText, sumText } from './coverage-text.ts';

it.each([
  [0, 'g', '0.0 g'],
  [12, 'g', '12.0 g'],
  [1234.56, 'g', '1,234.6 g'],
  [0.04, 'g', '0.04 g'],
  [0, 'mg', '0 mg'],
  [2300.4, 'mg', '2,300 mg'],
  [4.25, 'mg', '4.3 mg'],
  [0.36, 'mg', '0.36 mg'],
  [0.00213, 'µg', '0.0021 µg'],
] as const)('%d %s reads %s', (amount, unit, text) => {
  expect(amountText(amount, unit)).toBe(text);
});

it.each([
  [{ amount: 12, known: 2, of: 2 }, '12.0 g', null],
  [{ amount: 12, known: 2, of: 5 }, 'at least 12.0 g', 'from 2 of 5 foods'],
  [{ amount: 0, known: 1, of: 2 }, 'at least 0.0 g', 'from 1 of 2 foods'],
  [{ amount: null, known: 0, of: 1 }, 'not known', 'from 0 of 1 food'],
  [{ amount: null, known: 0, of: 0 }, '0.0 g', null],
])('%j reads %s, %s', (sum, text, coverage) => {
  expect(sumText(sum, 'g')).toBe(text);
  expect(coverageText(sum)).toBe(coverage);
});

it.each([
  [{ amount: 12, known: 8, of: 8 }, 'from 8 of 8 foods'],
  [{ amount: null, known: 0, of: 1 }, 'from 0 of 1 food'],
  [{ amount: null, known: 0, of: 0 }, ''],
])('%j is %s', (sum, count) => {
  expect(countText(sum)).toBe(count);
});
