import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '#features/food-facts/rules/gtin.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { type Luma, rotate, soften, transpose } from './luma.ts';
import { readRetail } from './retail-reader.ts';
import { EVEN, FIRST_DIGITS, ODD, RIGHT } from './retail-symbols.ts';

const withCheck = (digits: string): string => digits + checkDigit(digits);

/** The bars of a code as bits, written down from the standard's tables. */
function barsOf(code: string): string {
  const half = code.length === 13 ? 6 : 4;
  const digits = [...code].slice(-2 * half).map(Number);
  const parities = code.length === 13 ? (FIRST_DIGITS[Number(code[0])] ?? '') : 'OOOO';
  const left = digits.slice(0, half).map((digit, at) => (parities[at] === 'E' ? EVEN : ODD)[digit]);
  const right = digits.slice(half).map((digit) => RIGHT[digit]);
  return `101${left.join('')}01010${right.join('')}101`;
}

/** A code of `module` pixels a bar in the middle of grey, seen so many times through a soft glass. */
function seen(code: string, { module = 3, soft = 0, noise = 0 } = {}): Luma {
  const bars = `0000000000${barsOf(code)}0000000000`;
  const width = bars.length * module + 40;
  const height = 120;
  const data = new Uint8Array(width * height).fill(150);
  let state = 7;
  for (let y = 20; y < 100; y += 1) {
    for (let x = 20; x < width - 20; x += 1) {
      const light = bars[Math.floor((x - 20) / module)] === '1' ? 40 : 220;
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      data[y * width + x] = light + Math.round((state / 2_147_483_648 - 0.5) * noise);
    }
  }
  let luma: Luma = { data, width, height };
  for (let at = 0; at < soft; at += 1) luma = soften(luma);
  return luma;
}
const texts = (luma: Luma) => readRetail(luma).map(({ text }) => text);

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

describe('bars that can hardly be told apart', () => {
  it('every EAN-13 is read sharp and soft, or not at all', () => {
    const runs = timesToRun(40);
    let missed = 0;
    fc.assert(
      fc.property(digits(12), fc.constantFrom(0, 8), (body, soft) => {
        const code = withCheck(body.join(''));
        const found = texts(seen(code, { soft, noise: 30 }));
        if (found.length === 0) missed += 1;
        else expect(found).toEqual([code]);
      }),
      // How many are missed depends on the codes, so they are the same ones every time.
      { numRuns: runs, seed: 20_261_121 },
    );
    expect(missed / runs).toBeLessThan(0.15);
  });

  it.each([
    ['sharp', {}],
    ['two pixels a bar', { module: 2 }],
    ['soft', { soft: 12 }],
    ['noisy', { noise: 60 }],
  ])('EAN-13, EAN-8 and UPC-A, %s', (_, how) => {
    for (const code of ['9300675024235', '96385074', '0036000291452']) {
      expect(texts(seen(code, how))).toEqual([code]);
    }
  });

  it('upside down too', () => {
    expect(texts(rotate(seen('9300675024235', { soft: 6 }), 180))).toEqual(['9300675024235']);
  });

  it('nothing is read where nothing is', () => {
    const flat = { data: new Uint8Array(300 * 100).fill(90), width: 300, height: 100 };
    expect(readRetail(flat)).toEqual([]);
    expect(readRetail({ data: new Uint8Array(0), width: 0, height: 0 })).toEqual([]);
    expect(readRetail(transpose(seen('9300675024235')))).toEqual([]);
  });

  it('a wrong check digit is no code', () => {
    expect(texts(seen('9300675024236', { soft: 4 }))).toEqual([]);
  });
});
