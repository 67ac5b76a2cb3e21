import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import {
  type ExerciseIndex,
  NO_FILTER,
  searchExercises,
} from '#features/exercises/rules/search-exercises.ts';
import { lbToKg } from '#platform/shared/units.ts';

/** One line of a workout's description, as far as it is understood. */
export type WorkoutLine = {
  /** as the person wrote it */
  text: string;
  /** null: nothing of the library by that name */
  exerciseId: string | null;
  sets: number;
  reps: Range | null;
  /** of one set */
  seconds: Range | null;
  /** null: not said */
  restSeconds: number | null;
  loadKg: number | null;
};

const MAX_LINES = 40;
const MAX_SETS = 30;
const MAX_REPS = 1_000;
const MAX_SECONDS = 36_000;

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const TO = String.raw`(?:\s*(?:-|–|to)\s*(\d{1,4}))?`;
const TIME = String.raw`(hours?|hrs?|h|minutes?|mins?|min|m|′|'|seconds?|secs?|sec|s|″|")`;

const REST = new RegExp(String.raw`\brest\s*:?\s*${NUMBER}\s*${TIME}?(?![\w])`, 'iu');
const LOAD = new RegExp(String.raw`@?\s*${NUMBER}\s*(kgs?|kilos?|lbs?|pounds?)\b`, 'iu');
const SETS_BY = new RegExp(
  String.raw`(?<![\w.])(\d{1,2})\s*(?:sets?\s*(?:of|x|×)?|x|×)\s*(\d{1,4})${TO}\s*${TIME}?(?!\w)`,
  'iu',
);
const SETS = /(?<![\w.])(\d{1,2})\s*(?:sets?|rounds?)\b/iu;
const REPS = new RegExp(String.raw`(?<![\w.])(?:x|×)?\s*(\d{1,4})${TO}\s*reps?\b`, 'iu');
const BY = new RegExp(String.raw`(?<!\w)(?:x|×)\s*(\d{1,4})${TO}(?!\w)`, 'iu');
const LASTS = new RegExp(String.raw`(?<![\w.])${NUMBER}\s*${TIME}(?!\w)`, 'iu');
/** What says how, not what. */
const MANNER =
  /\b(?:each|per)\s+(?:side|leg|arm)s?\b|\b(?:e\/s|amrap|slow(?:ly)?|hold|max|to failure|of|for|at|then|and|by|reps?|sets?)\b|@/giu;
const NO_EXERCISE = /^\s*(?:warm[\s-]*up|cool[\s-]*down|rest|notes?|repeat)\b/iu;
const BULLET = /^\s*(?:[-–—*•·]+|\(?\d{1,2}[.):]|[a-z]\d?[.):])\s*/iu;

const toNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

function toSeconds(amount: number, unit: string | undefined): number {
  const kind = (unit ?? 's').toLowerCase();
  if (kind.startsWith('h')) return Math.round(amount * 3_600);
  return Math.round(kind.startsWith('m') || kind === '′' || kind === "'" ? amount * 60 : amount);
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** From a to b in their order. */
function toRange(from: number, to: number, most: number): Range {
  const [a, b] = [clamp(from, most), clamp(to, most)];
  return a <= b ? [a, b] : [b, a];
}

type Amounts = Omit<WorkoutLine, 'text' | 'exerciseId'>;

/** Takes what a line says of sets, reps, time and weight out of it, and leaves the name. */
function takeAmounts(line: string): { amounts: Amounts; name: string } {
  let name = line;
  const amounts: Amounts = { sets: 1, reps: null, seconds: null, restSeconds: null, loadKg: null };
  const take = (pattern: RegExp, keep: (found: RegExpExecArray) => void): boolean => {
    const found = pattern.exec(name);
    if (!found) return false;
    keep(found);
    name = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`;
    return true;
  };
  const count = (from: string | undefined, to: string | undefined, unit: string | undefined) => {
    const [first, last] = [toNumber(from), toNumber(to ?? from)];
    if (unit) {
      amounts.seconds = toRange(toSeconds(first, unit), toSeconds(last, unit), MAX_SECONDS);
    } else amounts.reps = toRange(first, last, MAX_REPS);
  };
  const setSets = (text: string | undefined) => {
    amounts.sets = Math.max(1, clamp(toNumber(text), MAX_SETS));
  };

  take(REST, ([, amount, unit]) => {
    amounts.restSeconds = clamp(toSeconds(toNumber(amount), unit), 3_600);
  });
  take(LOAD, ([, amount, unit = '']) => {
    const value = toNumber(amount);
    const kg = unit.toLowerCase().startsWith('k') ? value : lbToKg(value);
    amounts.loadKg = clamp(Math.round(kg * 100) / 100, 1_000);
  });
  const isWhole = take(SETS_BY, ([, sets, from, to, unit]) => {
    setSets(sets);
    count(from, to, unit);
  });
  if (!isWhole) {
    take(SETS, ([, sets]) => setSets(sets));
    const hasReps = take(REPS, ([, from, to]) => count(from, to, undefined));
    const lasts = !hasReps && take(LASTS, ([, amount, unit]) => count(amount, undefined, unit));
    if (!hasReps && !lasts) take(BY, ([, from, to]) => count(from, to, undefined));
  }
  return {
    amounts,
    name: name
      .replace(MANNER, ' ')
      .replace(/[^\p{L}\p{N}'’\s-]+/gu, ' ')
      .trim(),
  };
}

const isNamed = (part: string): boolean => /\p{L}{3}/u.test(takeAmounts(part).name);

/** Lines as they stand; where there is one only, its parts between commas, each with what is said of it. */
function listLines(description: string): string[] {
  const lines = description
    .split(/\r?\n|;|\|/u)
    .map((line) => line.replace(BULLET, '').trim())
    .filter(Boolean);
  if (lines.length > 1) return lines;
  const parts = (lines[0] ?? '').split(/,(?!\d)|\s\+\s/u).map((part) => part.trim());
  return parts.filter(Boolean).reduce<string[]>((whole, part) => {
    const before = whole.at(-1);
    if (before === undefined || isNamed(part)) return [...whole, part];
    return [...whole.slice(0, -1), `${before}, ${part}`];
  }, []);
}

const isStrength = ({ pattern }: Exercise): boolean =>
  pattern !== 'cardio' && pattern !== 'mobility';

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/s$/u, ''));

/**
 * The exercise that a name means. A "row" without a time is the one with a weight, not the machine that
 * is rowed on, unless the name is the machine's own.
 */
function findExercise(
  name: string,
  { seconds }: Amounts,
  index: ExerciseIndex<Exercise>,
): Exercise | undefined {
  const found = searchExercises(index, { ...NO_FILTER, text: name });
  const [first] = found;
  if (!first || isStrength(first) || seconds) return first;
  const words = wordsOf(name);
  const holds = (one: Exercise) => {
    const its = wordsOf(one.name);
    return words.every((word) => its.includes(word));
  };
  return holds(first) ? first : (found.find((one) => isStrength(one) && holds(one)) ?? first);
}

/**
 * Reads a workout's description line by line: sets, reps, time, rest and weight, and the exercise that
 * the library's search finds by the rest of the line. What is not understood stays as it was written.
 */
export function readWorkout(
  description: string | null,
  index: ExerciseIndex<Exercise>,
): WorkoutLine[] {
  return listLines(description ?? '')
    .slice(0, MAX_LINES)
    .map((text) => {
      const { amounts, name } = takeAmounts(text);
      const isNone = NO_EXERCISE.test(text) || !/\p{L}{3}/u.test(name);
      const found = isNone ? undefined : findExercise(name, amounts, index);
      return { text, exerciseId: found?.id ?? null, ...amounts };
    });
}
