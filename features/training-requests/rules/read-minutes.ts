import type { Chip } from './chips.ts';
import { MAX_MINUTES, MIN_MINUTES } from './constraints.ts';
import { type Line, readMatches, type Understood } from './line.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const AFTER_TIME = String.raw`(?=(?: - long| long| max| only| each| session| workout| of)? )`;

/** Longest first: what one pattern has read, the next no longer sees. Minutes of a match. */
const PATTERNS: readonly [RegExp, (a: number, b: number) => number][] = [
  [new RegExp(String.raw`(?<= )${N} ?: ?([0-5]\d) hour${AFTER_TIME}`, 'g'), (a, b) => a * 60 + b],
  [
    new RegExp(String.raw`(?<= )${N} hour (?:and )?${N} (?:min|m)${AFTER_TIME}`, 'g'),
    (a, b) => a * 60 + b,
  ],
  [
    new RegExp(String.raw`(?<= )${N} hour (?:and )?(10|15|20|30|40|45)${AFTER_TIME}`, 'g'),
    (a, b) => a * 60 + b,
  ],
  [/(?<= )(?:(?:an?|1) )?hour and (10|15|20|30|40|45)(?: min)?(?= )/g, (a) => 60 + a],
  [/(?<= )(?:(?:an?|1) )?hour (10|15|20|30|40|45)(?= )/g, (a) => 60 + a],
  [/(?<= )(?:(?:an?|1) )?hour and (?:a )?half(?= )/g, () => 90],
  [/(?<= )1 and (?:a )?half hour(?= )/g, () => 90],
  [/(?<= )2 and (?:a )?half hour(?= )/g, () => 150],
  [/(?<= )3 (?:\/ 4|quarter) (?:of )?(?:an )?hour(?= )/g, () => 45],
  [/(?<= )(?:a )?quarter (?:of )?(?:an )?hour(?= )/g, () => 15],
  [/(?<= )(?:a )?(?:half|1 \/ 2) (?:of )?(?:an )?hour(?= )/g, () => 30],
  [new RegExp(String.raw`(?<= )${N} (?:-|–|to|or) ${N} hour(?= )`, 'g'), (_, b) => b * 60],
  [new RegExp(String.raw`(?<= )${N} (?:- )?hour${AFTER_TIME}`, 'g'), (a) => a * 60],
  [/(?<= )(?:an|full|whole) hour(?= )/g, () => 60],
  [/(?<= )hour(?= (?:max|each|total) )/g, () => 60],
  [/(?<= [1-7] x )([2-9][05])(?= (?!kg|lb|rep))/g, (a) => a],
  [
    new RegExp(String.raw`(?<= )${N}(?: min)? (?:-|–|to|or|\/) ${N}(?: ish)? (?:min|m)(?= )`, 'g'),
    (_, b) => b,
  ],
  [
    new RegExp(String.raw`(?<= )${N}(?: -)?(?: ish| odd)? (?:- )?(?:min|m|['’′])(?= )`, 'g'),
    (a) => a,
  ],
];

/** A number that is a clause of its own can only be minutes: "mon wed fri. 25." */
const ALONE =
  /(?<=[.,;\n~] |^ )(?:(?:for|about|max|only|just|under) )?(\d{1,3})(?: max| each)?(?= [.,;\n]| $)/g;

/** What is said last holds: "35 min, make it 25". */
const CORRECTED = /(?<= (?:make|call) (?:it|that) )(\d{1,3})(?: min)?(?= )/g;

/** A part of minutes that were said before: "an hour including 10 min of cardio". */
const PART_OF = / (?:include|including|incl|finish|of which|finishing)(?: \S+){0,2} $/;
const OF_A_WEEK = /^ (?:\/|a|per|each|every|in total) (?:a )?(?:week|total)/;
/** "12 - 1 pm", "6 am": a time of day. */
const TIME_OF_DAY =
  /(?<= )(?:\d+(?:\.\d+)?(?: :? ?\d+)? (?:am|pm)? ?(?:-|–|to) )?\d+(?:\.\d+)?(?: : \d+)? (?:am|pm|oclock)(?= )/g;

function toMinutes(value: number): Chip[] | null {
  const minutes = Math.round(value);
  if (minutes < MIN_MINUTES || minutes > MAX_MINUTES) return null;
  return [{ field: 'minutes', value: minutes }];
}

/** "30 min rowing and 15 min core" are 45 together. */
const isSum = (between: readonly string[]): boolean =>
  between.length < 8 && between.some((word) => word === 'and' || word === 'then');
const isDay = (word: string): boolean => word.endsWith('day') && word !== 'day';

function toOneLength(found: readonly Understood[], { tokens }: Line): Understood[] {
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  const [first, ...others] = inOrder;
  if (first?.chip.field !== 'minutes') return [];
  let [total, shortest] = [first.chip.value, first.chip.value];
  let [last, areJoined] = [first, others.length > 0];
  for (const one of others) {
    if (one.chip.field !== 'minutes') continue;
    const { end } = last;
    const words = tokens.filter((token) => token.start >= end && token.end <= one.start);
    const between = words.map(({ text }) => text);
    areJoined &&= isSum(between) && !between.some(isDay);
    total += one.chip.value;
    shortest = Math.min(shortest, one.chip.value);
    last = one;
  }
  const value = areJoined && total <= MAX_MINUTES ? total : shortest;
  return [{ start: first.start, end: first.end, chip: { field: 'minutes', value } }];
}

/** The length of a session. Of several lengths the shortest holds, so that each day has room for it. */
export function readMinutes(line: Line): void {
  const first = line.understood.length;
  readMatches(line, TIME_OF_DAY, () => []);
  for (const [pattern, minutesOf] of PATTERNS) {
    readMatches(line, pattern, (match, before, after) => {
      const value = minutesOf(Number(match[1]), Number(match[2]));
      return PART_OF.test(before) || OF_A_WEEK.test(after) ? null : toMinutes(value);
    });
  }
  const said = line.understood.length;
  readMatches(line, CORRECTED, ([, value]) => toMinutes(Number(value)));
  if (line.understood.length > said) line.understood.splice(first, said - first);
  if (line.understood.length === first) {
    readMatches(line, ALONE, ([, value]) =>
      Number(value) % 5 === 0 ? toMinutes(Number(value)) : null,
    );
  }
  line.understood.push(...toOneLength(line.understood.splice(first), line));
}
