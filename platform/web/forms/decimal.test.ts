import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['  72,5 ', 72.5],
    ['1 500', 1500],
    ['1\u00a0500,25', 1500.25],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['-3,2', -3.2],
    ['\u22123', -3],
    ['+4', 4],
    ['1/2', 0.5],
    ['½', 0.5],
    [' 1½ ', 1.5],
    ['1 1/2', 1.5],
    ['2 ¾', 2.75],
    // Never a thousands separator.
    ['1.500', 1.5],
    ['1,500', 1.5],
  ])('%j is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  test.each(['', ' ', '\t\n'])('an empty box, %j, is no figure', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  test.each([
    'abc',
    '1/0',
    '1/2/3',
    '½½',
    '1,500.5',
    '1.500,5',
    '1..5',
    '12kg',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '-',
    '.',
    ',',
    '--1',
    '٣',
    '9'.repeat(400),
  ])('%j is invalid', (text) => {
    expect(parseDecimal(text)).toBe('invalid');
  });
});

describe('formatDecimal', () => {
  test.each([
    [1.5, 1, '1.5'],
    [1, 1, '1'],
    [100, 0, '100'],
    [100, 2, '100'],
    [0.25, 1, '0.3'],
    [-0.01, 1, '0'],
    [1234.5, 1, '1234.5'],
  ])('%d with at most %d decimals is %j', (value, digits, text) => {
    expect(formatDecimal(value, digits)).toBe(text);
  });
});

test('what is written is read back as the same figure, with either decimal sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (thousandths) => {
      const value = thousandths / 1000;
      const text = formatDecimal(value, 3);
      expect(parseDecimal(text)).toBe(value);
      expect(parseDecimal(text.replace('.', ','))).toBe(value);
    }),
  );
});

test('any text at all gives a finite number, null or invalid, and never throws', () => {
  fc.assert(
    // Of any characters, like a string of the unit "binary", which takes five seconds to begin.
    fc.property(fc.array(fc.nat(0x10_ff_ff)), (points) => {
      const result = parseDecimal(String.fromCodePoint(...points));
      expect(result === null || result === 'invalid' || Number.isFinite(result)).toBe(true);
    }),
  );
});
