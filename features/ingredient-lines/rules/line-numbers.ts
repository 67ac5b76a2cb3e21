import { FRACTION_SIGNS, SMALL_NUMBERS } from '#platform/shared/number-words.ts';

/** A number at the beginning of a text, and what follows it. */
export type TakenNumber = { value: number; rest: string };

const SIGN = `[${Object.keys(FRACTION_SIGNS).join('')}]`;

/** The largest number that is taken for an amount. */
const MAX_AMOUNT = 100_000;

const WORDS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(SMALL_NUMBERS),
  ['half', 1 / 2],
  ['quarter', 1 / 4],
  ['a', 1],
  ['an', 1],
]);

type Form = readonly [pattern: RegExp, value: (groups: readonly string[]) => number];

const toNumber = (text = ''): number => Number(text.replace(',', '.'));
const toShare = (above = '', below = ''): number => Number(above) / Number(below);

/** Ways to write a number, the longest first. */
const FORMS: readonly Form[] = [
  [
    /^(\d+)(?:\s+|\s*-\s*|\s*(?:and|&|\+)\s*)(\d+)\s*[/⁄]\s*(\d+)/i,
    ([, whole = '', above, below]) => Number(whole) + toShare(above, below),
  ],
  [/^(\d+)\s*[/⁄]\s*(\d+)/, ([, above, below]) => toShare(above, below)],
  [
    new RegExp(`^(\\d+(?:[.,]\\d+)?)?\\s*(?:and\\s+|&\\s*)?(${SIGN})`, 'i'),
    ([, whole, sign = '']) => (whole ? toNumber(whole) : 0) + (FRACTION_SIGNS[sign] ?? 0),
  ],
  [
    /^(\d+) and (?:a )?(half|quarter)\b/i,
    ([, whole = '', part = '']) => Number(whole) + (WORDS.get(part.toLowerCase()) ?? 0),
  ],
  [/^(\d{1,3}(?:,\d{3})+)(?!\d)/, ([, digits = '']) => Number(digits.replaceAll(',', ''))],
  [/^(\d+[.,]\d+|\d+|\.\d+)/, ([, digits]) => toNumber(digits)],
  [
    /^(?:a |one )?(half|quarter)(?: of)?(?: an?)?(?= )/i,
    ([, part = '']) => WORDS.get(part.toLowerCase()) ?? 0,
  ],
  [/^(?:a |one )?dozen(?: of)?\b/i, () => 12],
  [/^(?:a )?(?:couple|pair)(?: of)?\b/i, () => 2],
];

/** The number that a text begins with: "1 1/2", "1½", "1,5", "two", "half a"; null if it begins with none. */
export function takeNumber(text: string): TakenNumber | null {
  for (const [pattern, value] of FORMS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const number = value(found);
    if (!Number.isFinite(number) || number <= 0 || number > MAX_AMOUNT) return null;
    return { value: number, rest: text.slice(found[0].length) };
  }
  const [word = ''] = /^[a-z]+(?=\s)/i.exec(text) ?? [];
  const number = WORDS.get(word.toLowerCase());
  return number === undefined ? null : { value: number, rest: text.slice(word.length) };
}

export type TakenRange = TakenNumber & { to: number | null };

/** "2–3", "2 to 3", "2 or 3": both ends; else one number. */
export function takeRange(text: string): TakenRange | null {
  const first = takeNumber(text);
  if (!first) return null;
  const [joint] = /^\s*(?:[-–—~]|to\b|or\b)\s*/i.exec(first.rest) ?? [];
  const second = joint === undefined ? null : takeNumber(first.rest.slice(joint.length));
  // "1 or a few" is no range.
  const isRange =
    second !== null &&
    second.value > first.value &&
    /^\s*(?:[-–—~]|to|or)\s*[\d½¼¾⅓⅔⅛a-z]/i.test(first.rest) &&
    !/^\s*(?:or|to)\s+an?\b/i.test(first.rest);
  return isRange
    ? { value: first.value, to: second.value, rest: second.rest }
    : { ...first, to: null };
}
