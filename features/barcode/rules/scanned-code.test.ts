import { describe, expect, it } from 'vitest';
import { confidenceIn } from './look-up.ts';
import { type Format, meaningOf, meaningOfText } from './scanned-code.ts';

const said = (format: Format, text: string): string => {
  const meaning = meaningOf({ format, text });
  return meaning.kind === 'product' ? meaning.gtin14 : meaning.reason;
};

describe('what a scanned code is about', () => {
  it.each<[Format, string, string]>([
    ['EAN13', '9300675024235', '09300675024235'],
    ['EAN13', '0036000291452', '00036000291452'],
    ['EAN8', '96385074', '00000096385074'],
    ['UPCE', '0042100005264', '00042100005264'],
    ['EAN13', '2012345000001', 'in-store'],
    ['EAN13', '9780306406157', 'not-food'],
    ['EAN13', '9300675024236', 'wrong-digits'],
    ['ITF', '10614141000415', '10614141000415'],
    ['ITF', '12345678', 'not-food'],
    ['ITF', '30123456789012', 'not-food'],
    ['QRCode', 'https://id.gs1.org/01/09300675024235', '09300675024235'],
    ['QRCode', 'https://example.com', 'not-food'],
    ['QRCode', '9300675024235', 'not-food'],
    ['DataMatrix', '010930067502423517271231', '09300675024235'],
    ['DataMatrix', 'ABC', 'not-food'],
    ['Code128', '010930067502423517271231', '09300675024235'],
    ['Code128', '9300675024235', 'not-food'],
    ['Code39', '9300675024235', 'not-food'],
    ['Aztec', '0109300675024235', 'not-food'],
  ])('%s %s: %s', (format, text, expected) => {
    expect(said(format, text)).toBe(expected);
  });

  it('eight digits are what the scanner says they are', () => {
    expect(meaningOfText('04252614', 'upc-e')).toEqual({
      kind: 'product',
      gtin14: '00042100005264',
    });
    expect(meaningOfText('04252614', 'ean-8').kind).toBe('other');
  });

  it.each([['HELLO'], ['<script>'], ['9300675O24235'], [' '], ['9'.repeat(1_000_000)]])(
    'hostile text is an answer with a sentence',
    (text) => {
      const meaning = meaningOfText(text);
      expect(meaning).toMatchObject({ kind: 'other' });
      if (meaning.kind === 'other') expect(meaning.sentence).toMatch(/\.$/);
    },
  );
});

it('a barcode is never trusted so little that it counts as a guess', () => {
  const known = { calories: 360, protein: 12, carbs: 67 };
  const all = [1.3, null].flatMap((fat) =>
    [1, 0].map((warnings) => confidenceIn({ ...known, fat }, warnings)),
  );
  expect(all).toEqual([95, 98, 90, 93]);
});
