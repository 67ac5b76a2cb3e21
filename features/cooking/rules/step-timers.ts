import { FRACTION_SIGNS } from '#platform/shared/number-words.ts';

/** A time that a step names: where it stands in the text, and how long it is. */
export type TimeInText = { start: number; end: number; seconds: number };

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
};
const UNIT_SECONDS = { h: 3600, m: 60, s: 1 } as const;

const MIN_SECONDS = 5;
/** A day: longer waits are no timers. */
const MAX_SECONDS = 86_400;

const COUNT = `\\d+\\s+\\d/\\d|\\d+\\s?[¼½¾⅓⅔]|[¼½¾⅓⅔]|\\d+/\\d+|\\d+(?:[.,]\\d+)?|half an?|${Object.keys(WORDS).join('|')}`;
const UNIT = 'hours?|hrs?|minutes?|mins?|seconds?|secs?';
const ONE_TIME = `(${COUNT})(?:\\s*(?:-|–|to|or)\\s*(?:${COUNT}))?[\\s-]*(${UNIT})\\b`;
const TIME = new RegExp(
  `(?<![\\w.,/¼½¾⅓⅔])${ONE_TIME}(?:(?:\\s*,?\\s*and)?\\s*(${COUNT})\\s*(minutes?|mins?)\\b)?( and a half)?`,
  'gi',
);
/** "stirring every 10 minutes" is no time to wait for. */
const REPEATED = /\b(?:every|each|per)\s+$/i;

function toNumber(text: string): number {
  const word = text.toLowerCase();
  if (word.startsWith('half')) return 1 / 2;
  const named = WORDS[word];
  if (named !== undefined) return named;
  let sum = 0;
  for (const part of text.replace(/[¼½¾⅓⅔]/g, (sign) => ` ${sign}`).split(/\s+/)) {
    const [above = '', below] = part.split('/');
    if (part === '') continue;
    sum +=
      FRACTION_SIGNS[part] ??
      (below ? Number(above) / Number(below) : Number(part.replace(',', '.')));
  }
  return sum;
}

const secondsOf = (unit: string): number =>
  UNIT_SECONDS[unit.charAt(0).toLowerCase() as keyof typeof UNIT_SECONDS];

/**
 * Times that a step names ("for 15 minutes", "1½ hours", "1 hour 20 minutes"), in seconds, 5 s to a day.
 * Of a range it is the shorter time: one looks at the food then.
 */
export function timesInText(text: string): TimeInText[] {
  return [...text.matchAll(TIME)].flatMap((match): TimeInText[] => {
    const [whole, count = '', unit = '', minutes, , half] = match;
    const start = match.index;
    if (REPEATED.test(text.slice(0, start))) return [];
    const first = toNumber(count) * secondsOf(unit);
    const rest = minutes ? toNumber(minutes) * UNIT_SECONDS.m : 0;
    const seconds = Math.round(first + rest + (half ? secondsOf(unit) / 2 : 0));
    if (!(seconds >= MIN_SECONDS && seconds <= MAX_SECONDS)) return [];
    return [{ start, end: start + whole.length, seconds }];
  });
}

const MAX_NAME_CHARACTERS = 36;
const LEADING = /^(?:[\s,;:–-]+|(?:and|then|meanwhile|or)\b)+/i;
const TRAILING =
  /(?:[\s,;:–-]+|\b(?:for|about|around|at|least|another|further|the|last|of|in|with|and|on|a|an|until|over|just|to|up|or|from|boiling)\b)+$/i;

/** What a timer is called: the words before its time, as "Soften brown onion". Empty if there are none. */
export function timerName(before: string): string {
  const sentence = before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1);
  let name = sentence.replace(LEADING, '').replace(TRAILING, '');
  if (name.length > MAX_NAME_CHARACTERS) {
    const cut = name.slice(0, MAX_NAME_CHARACTERS + 1);
    name = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(TRAILING, '');
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}
