import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  type ExerciseIndex,
  NO_FILTER,
  searchExercises,
} from '#features/exercises/rules/search-exercises.ts';
import { APP_NAMES } from './app-names.ts';

/** How sure a match is: `same` by its name or as apps call it, `likely` as our search finds it. */
export type Match = { exercise: Exercise; sureness: 'same' | 'likely' };

/** Letters and digits in order, singular: "Bench Press (Barbell)" and "bench press - barbell" are one. */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ');

const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(APP_NAMES).flatMap(([id, names]) => names.map((name) => [nameKeyOf(name), id])),
);

const inParentheses = /^(.*?)\s*\(([^()]+)\)\s*$/;

/** The ways to search for a name: "Row (Cable)" is a cable row, and of many words the last ones name it. */
function readingsOf(name: string): string[] {
  const found = inParentheses.exec(name);
  const [, what = name, kit = ''] = found ?? [];
  const words = what.split(/\s+/);
  const ends = words.slice(1, -1).map((_, at) => words.slice(at + 1).join(' '));
  const all = [what, ...ends];
  return kit === '' ? all : all.flatMap((text) => [`${kit} ${text}`, text]);
}

/**
 * The exercise of ours that a training app's name most likely means; null: none is near. The person's own come
 * first by their names.
 */
export function matchExercise(
  name: string,
  index: ExerciseIndex<Exercise>,
  find: (id: string) => Exercise | undefined,
): Match | null {
  const readings = readingsOf(name);
  const keys = new Set([name, ...readings.slice(0, 1)].map(nameKeyOf));
  const isCalled = (names: readonly string[]) => names.some((one) => keys.has(nameKeyOf(one)));
  const same =
    index.entries.find(({ exercise }) => isCalled([exercise.name]))?.exercise ??
    find(KNOWN.get(nameKeyOf(name)) ?? '') ??
    index.entries.find(({ exercise }) => isCalled(exercise.also))?.exercise;
  if (same) return { exercise: same, sureness: 'same' };
  for (const text of readings) {
    const [exercise] = searchExercises(index, { ...NO_FILTER, text });
    if (exercise) return { exercise, sureness: 'likely' };
  }
  return null;
}
