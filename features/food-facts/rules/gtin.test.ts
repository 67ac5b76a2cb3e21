import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, expandUpcE, openFoodFactsCode, packetCode, readGtin } from './gtin.ts';

describe('check digits', () => {
  it.each([
    '9300675024235',
    '3017620422003',
    '4006381333931',
    '96385074',
    '73513537',
    '036000291452',
    '042100005264',
    '034000470693',
    '10614141000415',
  ])('%s is right', (code) => {
    expect(checkDigit(code.slice(0, -1))).toBe(Number(code.at(-1)));
  });

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const code = '9300675024235';
        const wrong = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1);
        expect(readGtin(wrong).kind).toBe('invalid');
      }),
    );
  });
});

describe('UPC-E', () => {
  it.each([
    ['04252614', '042100005264'],
    ['01234565', '012345000065'],
    ['124560', '012000004568'],
    ['275831', '027100005834'],
    ['412022', '041200002029'],
    ['876543', '087600000548'],
    ['753774', '075370000073'],
    ['213756', '021375000068'],
    ['517019', '051701000097'],
    ['654321', '065100004327'],
  ])('%s is %s', (short, long) => expect(expandUpcE(short)).toBe(long));

  it('with a wrong check digit is none', () => expect(expandUpcE('04252615')).toBeNull());
});

describe('reading a barcode', () => {
  it.each([
    ['9300675024235', '09300675024235'],
    [' 9300 6750 24235 ', '09300675024235'],
    ['036000291452', '00036000291452'],
    ['10614141000415', '10614141000415'],
    ['96385074', '00000096385074'],
    ['73513537', '00000073513537'],
    [']d20109300675024235', '09300675024235'],
    ['(01)09300675024235(17)271231', '09300675024235'],
  ])('%s is the product %s', (text, gtin14) =>
    expect(readGtin(text)).toEqual({ kind: 'gtin', gtin14 }),
  );

  it('takes eight digits for UPC-E when the scanner says so, or when EAN-8 does not fit', () => {
    expect(readGtin('01234565', 'upc-e')).toEqual({ kind: 'gtin', gtin14: '00012345000065' });
    expect(readGtin('04252614', 'ean-8').kind).not.toBe('gtin');
  });

  it.each(['2012345000003', '0212345678904', '0412345678902'])('%s belongs to one shop', (code) => {
    const body = code.slice(0, -1);
    expect(readGtin(body + checkDigit(body))).toEqual({ kind: 'in-store' });
  });

  it.each(['978030640615', '977123456789', '99123456789'])('%s is no food', (start) => {
    const body = start.padEnd(12, '0');
    expect(readGtin(body + checkDigit(body))).toEqual({ kind: 'not-food' });
  });

  it.each(['', 'hello', '12345', '04252615', '9300675024236', '00000000000000', '1'.repeat(40)])(
    '"%s" is refused with a sentence',
    (text) => {
      const reading = readGtin(text);
      expect(reading.kind).toBe('invalid');
      expect(reading).toHaveProperty('sentence', expect.stringMatching(/\.$/));
    },
  );

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readGtin(text)));
  });
});

it.each([
  ['00000096385074', '96385074'],
  ['09300675024235', '9300675024235'],
  ['00036000291452', '0036000291452'],
  ['10614141000415', '10614141000415'],
])('Open Food Facts keys %s as %s', (gtin14, code) => expect(openFoodFactsCode(gtin14)).toBe(code));

it.each([
  ['09300650658615', '9300650658615'],
  ['00000096385074', '96385074'],
  ['00036000291452', '036000291452'],
  ['10614141000415', '10614141000415'],
])('the packet of %s says %s', (gtin14, code) => expect(packetCode(gtin14)).toBe(code));
