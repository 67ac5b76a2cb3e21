import { expect, it } from 'vitest';
import { sourceTypeOf } from './entry-kinds.ts';

it.each([
  [null, 'manual'],
  [0, 'ai'],
  [89.9, 'ai'],
  [90, 'barcode'],
  [100, 'barcode'],
])('a confidence of %j makes the source type %s', (confidence, sourceType) => {
  expect(sourceTypeOf(confidence)).toBe(sourceType);
});
