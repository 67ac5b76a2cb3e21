import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeText } from './whole-text.ts';

it('writes whole numbers as the browser does', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(wholeText(value)).toBe(value.toLocaleString('en-AU'));
    }),
  );
});
