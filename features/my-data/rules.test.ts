import { expect, it } from 'vitest';
import { fileSize } from './rules.ts';

it.each([
  [1, '1 kB'],
  [12_001, '13 kB'],
  [999_999, '1000 kB'],
  [2_440_000, '2.4 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
