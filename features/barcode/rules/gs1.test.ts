import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinOfGs1 } from './gs1.ts';

const GTIN = '09300675024235';

describe('the GTIN of a GS1 code', () => {
  it.each([
    [`01${GTIN}`],
    [`01${GTIN}17271231`],
    [`01${GTIN}10A1\u001d21XYZ`],
    [`]d201${GTIN}`],
    [`]Q301${GTIN}17271231`],
    [`]C101${GTIN}`],
    [`\u001d01${GTIN}`],
    [`(01)${GTIN}(17)271231`],
    [`https://id.gs1.org/01/${GTIN}`],
    [`https://id.gs1.org/01/${GTIN}?17=271231`],
    [`http://brand.example/some/path/01/${GTIN}/10/LOT`],
    ['https://brand.example/01/9300675024235'],
    [`https://brand.example/gtin/${GTIN}#x`],
  ])('%s', (content) => {
    expect(gtinOfGs1(content)).toBe(GTIN);
  });

  it('is filled up from eight and twelve digits of a link', () => {
    expect(gtinOfGs1('https://brand.example/01/96385074')).toBe('00000096385074');
    expect(gtinOfGs1('https://brand.example/01/036000291452')).toBe('00036000291452');
  });

  it.each([
    ['nothing', ''],
    ['a web page', 'https://example.com/menu'],
    ['a page with other digits', 'https://example.com/01/12345'],
    ['too many digits', `https://example.com/01/${GTIN}9`],
    ['a wrong check digit', '0109300675024236'],
    ['a wrong check digit in a link', 'https://example.com/01/09300675024236'],
    ['another identifier', '0209300675024235'],
    ['letters', '01ABCDEFGHIJKLMN'],
    ['a link hidden in text', `see https://example.com/01/${GTIN}`],
    ['another scheme', `javascript://example.com/01/${GTIN}`],
    ['digits of another script', '01٠٩٣٠٠٦٧٥٠٢٤٢٣٥'],
  ])('is not in %s', (_, content) => {
    expect(gtinOfGs1(content)).toBeNull();
  });

  it('a megabyte is passed over at once', () => {
    const before = performance.now();
    expect(gtinOfGs1(`https://${'a/'.repeat(500_000)}01/${GTIN}`)).toBeNull();
    expect(gtinOfGs1('01'.repeat(500_000))).toBeNull();
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it('nothing at all makes it fail', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (content) => {
        const gtin = gtinOfGs1(content);
        expect(gtin === null || /^\d{14}$/.test(gtin)).toBe(true);
      }),
    );
  });
});
