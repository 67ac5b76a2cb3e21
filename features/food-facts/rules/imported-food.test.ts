import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText } from './imported-food.ts';

it.each([
  ['  Rolled\toats\u0000 ', 'Rolled oats'],
  ['Cre\u0301me', 'Créme'],
  ['a\u202eb', 'a b'],
  [' \n ', null],
  [9_300, '9300'],
  [{}, null],
])('%j is kept as %j', (given, kept) => expect(cleanText(given)).toBe(kept));

it('a text of plain letters is cleaned like any other', () => {
  const plain = fc.string({ unit: fc.constantFrom(' ', 'a', 'b', '\t', '\n', '.') });
  fc.assert(
    fc.property(fc.oneof(plain, fc.string()), (text) => {
      // A mark without width is cleaned away, and sends the text the longer way.
      expect(cleanText(text)).toBe(cleanText(`${text}\u200b`));
    }),
  );
});

it('what is too long ends in an ellipsis', () => {
  expect(cleanText('x'.repeat(300))).toHaveLength(200);
  expect(cleanText('x'.repeat(300))).toMatch(/…$/);
});
