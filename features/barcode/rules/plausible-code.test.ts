import { expect, it } from 'vitest';
import { hasKnownPrefix, isHalfOfLongerCode } from './plausible-code.ts';
import type { Format } from './scanned-code.ts';

it.each<[Format, string, boolean]>([
  ['EAN13', '9300675024235', true],
  ['EAN13', '0036000291452', true],
  ['EAN13', '5000159461122', true],
  ['EAN13', '2012345000001', true],
  ['EAN13', '1920081045006', false],
  ['EAN13', '1399999999999', true],
  ['EAN13', '1400000000001', false],
  ['EAN13', '9769999999999', false],
  ['EAN13', '9771234567003', true],
  ['EAN8', '96385074', true],
  ['EAN8', '14345630', false],
  ['UPCA', '0140000000007', true],
  ['UPCE', '0150000000004', true],
])('%s %s has a prefix that is someone’s: %s', (format, text, expected) => {
  expect(hasKnownPrefix({ format, text })).toBe(expected);
});

it.each<[Format, string, boolean]>([
  ['UPCE', '0178100000449', true],
  ['UPCE', '178100000449', true],
  ['UPCE', '0042100005264', false],
  ['UPCE', '042100005264', false],
  ['UPCA', '0178100000449', false],
  ['EAN13', '1781000004490', false],
])('%s %s is the half of a longer code: %s', (format, text, expected) => {
  expect(isHalfOfLongerCode({ format, text })).toBe(expected);
});
