import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecoveryCode, readRecoveryCode } from './recovery-codes.ts';

const tenBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('a recovery code', () => {
  it('is ten letters and digits in two halves, none taken for another', () => {
    fc.assert(
      fc.property(tenBytes, (bytes) => {
        expect(formatRecoveryCode(bytes)).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/);
      }),
    );
  });

  it('is read however it is typed', () => {
    fc.assert(
      fc.property(tenBytes, (bytes) => {
        const code = formatRecoveryCode(bytes);
        for (const typed of [code, code.toUpperCase(), code.replace('-', ''), ` ${code} `]) {
          expect(readRecoveryCode(typed)).toBe(code);
        }
      }),
    );
  });

  it.each(['123456', '12 34 56', '', 'abcde', 'abcde-fghijk', 'äbcde-fghij'])(
    '"%s" is none',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull();
    },
  );
});
