import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFrame,
  believedInPicture,
  framesNeeded,
  NOTHING_SEEN,
  type Reading,
} from './acceptance.ts';
import type { Format } from './scanned-code.ts';

const read = (format: Format, text: string, look = 0, lines = 3): Reading => ({
  format,
  text,
  lines,
  look,
});
const by = (reading: Reading, look: number): Reading => ({ ...reading, look });
const MILK = read('EAN13', '9300675024235');
const OATS = read('EAN13', '3017620422003');
/** No organisation was given this prefix. */
const NOBODYS = read('EAN13', '1920081045006');

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
  it.each<[Format, string, number, number]>([
    ['QRCode', '1', 1, 1],
    ['DataMatrix', '1', 1, 1],
    ['Aztec', '1', 1, 1],
    ['EAN13', MILK.text, 2, 2],
    ['EAN13', MILK.text, 1, 3],
    ['EAN13', NOBODYS.text, 2, 3],
    ['EAN13', NOBODYS.text, 1, 4],
    ['UPCA', '0036000291452', 2, 2],
    ['EAN8', '96385074', 2, 2],
    ['EAN8', '96385074', 1, 3],
    ['UPCE', '0042100005264', 2, 2],
    ['Code128', '1', 2, 3],
    ['Code39', '1', 1, 3],
    ['ITF', '1', 1, 3],
  ])('%s %s by %i looks: %i', (format, text, looks, frames) => {
    expect(framesNeeded({ format, text }, looks)).toBe(frames);
    const each = Array.from({ length: frames }, (_, at) => [read(format, text, at % looks)]);
    expect(accepted(...each)).toEqual([...Array(frames - 1).fill(null), text]);
  });

  it('one frame is never enough for a code of the shelf, on however many lines', () => {
    expect(accepted([read('EAN13', MILK.text, 0, 200)])).toEqual([null]);
  });

  it('need not follow on one another, but within a second', () => {
    expect(accepted([MILK], ...blank(8), [by(MILK, 1)]).at(-1)).toBe(MILK.text);
    expect(accepted([MILK], ...blank(10), [by(MILK, 1)]).at(-1)).toBeNull();
  });

  it('that disagree take back what was seen', () => {
    expect(accepted([MILK], [OATS], [by(MILK, 1)])).toEqual([null, null, null]);
    expect(accepted([MILK], [OATS], [by(OATS, 1)])).toEqual([null, null, OATS.text]);
  });

  it('two codes side by side are each counted', () => {
    expect(accepted([MILK, read('Code128', 'LOT 7')], [by(MILK, 1)])).toEqual([null, MILK.text]);
  });

  it('a product goes before a QR code beside it, once it is sure', () => {
    const page = read('QRCode', 'https://example.com', 0);
    expect(accepted([MILK, page], [by(MILK, 1), page])).toEqual(['https://example.com', MILK.text]);
  });

  it('of other kinds do not contradict one another', () => {
    expect(accepted([MILK], [read('Code39', 'A')], [by(MILK, 1)]).at(-1)).toBe(MILK.text);
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
        const frames = codes.map((text, at) => [read('EAN13', text, at)]);
        expect(accepted(...frames).every((one) => one === null)).toBe(true);
      },
    ),
  );
});

describe('a picture that stands still', () => {
  const listed = (...readings: Reading[]) => believedInPicture(readings).map(({ text }) => text);

  it.each<[string, Reading[], string[]]>([
    ['two looks that agree', [MILK, by(MILK, 4)], [MILK.text]],
    ['one look alone, on many lines', [read('EAN13', MILK.text, 0, 90)], []],
    ['two looks at a prefix that is nobody’s', [NOBODYS, by(NOBODYS, 1)], []],
    ['three looks at one', [NOBODYS, by(NOBODYS, 1), by(NOBODYS, 2)], [NOBODYS.text]],
    ['one look at a QR code', [read('QRCode', 'hello', 3, 0)], ['hello']],
    ['two looks at Code 39', [read('Code39', 'A', 0), read('Code39', 'A', 1)], []],
    ['nothing', [], []],
  ])('%s', (_, readings, expected) => expect(listed(...readings)).toEqual(expected));

  it('lists the code first that most looks read, and leaves out what is far less sure', () => {
    const sure = [0, 1, 2, 3, 4, 5, 6].map((look) => by(MILK, look));
    const beside = [1, 2, 3].map((look) => by(OATS, look));
    expect(listed(...beside, ...sure)).toEqual([MILK.text, OATS.text]);
    expect(listed(...beside.slice(1), ...sure)).toEqual([MILK.text]);
  });
});
