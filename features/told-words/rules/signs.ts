import { SMALL_NUMBERS } from '#platform/shared/number-words.ts';

/** What is said after it replaces what was said before. */
export const CORRECTED = '↺';
/** A number after it divides what was said before, a part of one multiplies it. */
export const SHARED = '÷';
/** The same of all that was said since the last full stop, or of what follows where nothing was. */
export const SHARED_ALL = '÷÷';
/** What is told from here to the next of those signs is shared. */
export const SHARES_FROM = '⊢';
/** A number after it says how often what was said before was had; twice the sign means all since the last full stop. */
export const REPEATED = '↻';
export const REPEATED_ALL = '↻↻';
/** So many fewer of what was said before. */
export const LESS = '⊖';
/** What was said before it was not eaten after all. */
export const NOT_EATEN = '✗';

/** The signs with a number after them that count what was said. */
export const COUNTING: ReadonlySet<string> = new Set([
  SHARED,
  SHARED_ALL,
  REPEATED,
  REPEATED_ALL,
  LESS,
]);

export const NUMBER = `\\d+|an?|${Object.keys(SMALL_NUMBERS).join('|')}`;
/** More than one, so that "no one" is nobody. */
export const COUNT = NUMBER.replace('an?|', '').replace('one|', '');
export const PART =
  '(?:half|(?:a|one) (?:third|quarter|fifth)|(?:two|2)[ -]thirds|(?:three|3)[ -]quarters|\\d/\\d|[½¼¾⅓⅔])';
export const END = '(?=\\s*(?:$|[,.;:!?)\\n&+↺÷↻⊖✗]|\\b(?:and|n|plus|then|but|with|w)\\b))';

/** What is found, and what stands there instead. */
export type Rule = readonly [
  pattern: RegExp,
  instead: string | ((found: RegExpExecArray) => string),
];

export const rule = (pattern: string, instead: Rule[1] = ''): Rule => [
  new RegExp(pattern, 'giu'),
  instead,
];

export const countOf = (said = '2'): number =>
  Number(said) || (SMALL_NUMBERS[said.toLowerCase()] ?? 2);
export const divisor = (found: RegExpExecArray): string => `${SHARED}${countOf(found[1])}`;

const PARTS: Readonly<Record<string, string>> = {
  half: '½',
  'a third': '⅓',
  'a quarter': '¼',
  'a fifth': '1/5',
  'two thirds': '⅔',
  'three quarters': '¾',
};
const partName = (said = ''): string =>
  said
    .toLowerCase()
    .replace('-', ' ')
    .replace(/^one /, 'a ')
    .replace(/^2 /, 'two ')
    .replace(/^3 /, 'three ');
export const partOf = (found: RegExpExecArray): string =>
  `${SHARED}${PARTS[partName(found[1])] ?? found[1]}`;

/** No amount of something: a time may stand there. */
export const NO_UNIT =
  '(?! ?(?:g|gm|grams?|ml|mls|kg|l|kj|cals?|calories|cups?|tbsp|tsp|kilos?|litres?|oz|x)\\b)';

export const PERSON =
  "(?:my |the |a )?(?!(?:a|an|some|extra|no)\\b)[\\p{L}']+(?: \\p{Lu}[\\p{L}']+)?";

/** Whether a word or two that were found stand in the text before them: "the curry was lamb" corrects a curry. */
export const wasSaid = (found: RegExpExecArray, group: number): boolean => {
  const [at, text] = [...found].slice(-2);
  const before = String(text).slice(0, Number(at)).toLowerCase();
  return before.includes(found[group]?.toLowerCase() ?? '');
};
