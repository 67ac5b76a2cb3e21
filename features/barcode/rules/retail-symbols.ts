/**
 * The symbols of EAN and UPC (GS1 General Specifications 5.2): each digit is seven modules, 1 a bar. Digits of the
 * right half are these inverted, those of even parity are the right half's read backwards.
 */
export const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const inverted = (bits: string): string =>
  [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
export const RIGHT = ODD.map(inverted);
export const EVEN = RIGHT.map((bits) => [...bits].reverse().join(''));

/** Which of the six left digits are even: EAN-13's first digit is told by it. */
export const FIRST_DIGITS = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

/** A kind of code: its modules, where its digits begin, and which of them are of the right half. */
export type Layout = {
  format: 'EAN13' | 'EAN8';
  modules: number;
  left: readonly number[];
  right: readonly number[];
  /** guard bars: their first module and bits, with what surely stands on both sides */
  guards: readonly { at: number; bits: string }[];
};

const sevens = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at * 7);

/** UPC-A is EAN-13 with a zero in front, here as everywhere. */
export const LAYOUTS: readonly Layout[] = [
  {
    format: 'EAN13',
    modules: 95,
    left: sevens(6, 3),
    right: sevens(6, 50),
    guards: [
      { at: -3, bits: '0001010' },
      { at: 44, bits: '1010101' },
      { at: 91, bits: '0101000' },
    ],
  },
  {
    format: 'EAN8',
    modules: 67,
    left: sevens(4, 3),
    right: sevens(4, 36),
    guards: [
      { at: -3, bits: '0001010' },
      { at: 30, bits: '1010101' },
      { at: 63, bits: '0101000' },
    ],
  },
];
