import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFrame,
  framesNeeded,
  isBelievable,
  NOTHING_SEEN,
  type Reading,
} from './acceptance.ts';
import type { Format } from './scanned-code.ts';

const read = (format: Format, text: string, lines = 3): Reading => ({ format, text, lines });
const MILK = read('EAN13', '9300675024235');
const OATS = read('EAN13', '3017620422003');

/** What is accepted after each of some frames. */
function accepted(...frames: Reading[][]): (string | null)[] {
  let sightings = NOTHING_SEEN;
  return frames.map((readings) => {
    const after = afterFrame(sightings, readings);
    sightings = after.sightings;
    return after.accepted?.text ?? null;
  });
}
const blank = (count: number): Reading[][] => Array.from({ length: count }, () => []);

describe('frames that must agree', () => {
  it.each<[Format, number, number]>([
    ['QRCode', 0, 1],
    ['DataMatrix', 0, 1],
    ['Aztec', 0, 1],
    ['EAN13', 3, 2],
    ['EAN13', 12, 1],
    ['UPCA', 40, 1],
    ['EAN8', 40, 2],
    ['UPCE', 40, 2],
    ['Code128', 40, 3],
    ['Code39', 40, 3],
    ['ITF', 40, 3],
  ])('%s on %i lines: %i', (format, lines, frames) => {
    expect(framesNeeded(read(format, '1', lines))).toBe(frames);
    const reading = read(format, '12345678', lines);
    const each = Array.from({ length: frames }, () => [reading]);
    expect(accepted(...each)).toEqual([...Array(frames - 1).fill(null), '12345678']);
  });

  it('need not follow on one another, but within a second', () => {
    expect(accepted([MILK], ...blank(8), [MILK]).at(-1)).toBe(MILK.text);
    expect(accepted([MILK], ...blank(10), [MILK]).at(-1)).toBeNull();
  });

  it('that disagree take back what was seen', () => {
    expect(accepted([MILK], [OATS], [MILK])).toEqual([null, null, null]);
    expect(accepted([MILK], [OATS], [OATS])).toEqual([null, null, OATS.text]);
  });

  it('two codes side by side are each counted', () => {
    expect(accepted([MILK, read('Code128', 'LOT 7')], [MILK])).toEqual([null, MILK.text]);
  });

  it('a product goes before a QR code beside it, once it is sure', () => {
    const page = read('QRCode', 'https://example.com', 0);
    expect(accepted([MILK, page], [MILK, page])).toEqual(['https://example.com', MILK.text]);
  });

  it('of other kinds do not contradict one another', () => {
    expect(accepted([MILK], [read('Code39', 'A')], [MILK]).at(-1)).toBe(MILK.text);
  });
});

it('a code that is never read twice is never accepted, whatever is read', () => {
  const thirteen = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 13 });
  fc.assert(
    fc.property(
      fc.uniqueArray(
        thirteen.map((digits) => digits.join('')),
        { maxLength: 30 },
      ),
      (codes) => {
        const frames = codes.map((text) => [read('EAN13', text, 2)]);
        expect(accepted(...frames).every((one) => one === null)).toBe(true);
      },
    ),
  );
});

it.each<[Format, number, boolean]>([
  ['QRCode', 0, true],
  ['EAN13', 12, true],
  ['EAN13', 2, false],
  ['EAN8', 8, true],
  ['ITF', 2, false],
])('a single picture of %s on %i lines: %s', (format, lines, enough) => {
  expect(isBelievable(read(format, '1', lines))).toBe(enough);
});
