import { forgivenErrors, typingDistance } from '#platform/shared/typing-errors.ts';
import type { Equipment } from './equipment-kinds.ts';
import type { Exercise } from './exercise.ts';
import type { Level, Muscle, Pattern } from './exercise-kinds.ts';
import { suitsLevel } from './exercise-pool.ts';
import { MUSCLE_WORDS, PATTERN_WORDS, SHORT_FORMS, wordsOfEquipment } from './exercise-words.ts';

export type ExerciseFilter = {
  text: string;
  /** 'none': possible without any */
  equipment: Equipment | 'none' | null;
  muscle: Muscle | null;
  pattern: Pattern | null;
  level: Level | null;
};

export const NO_FILTER: ExerciseFilter = {
  text: '',
  equipment: null,
  muscle: null,
  pattern: null,
  level: null,
};

/** What search needs to know of an exercise. */
export type Searchable = Pick<
  Exercise,
  'id' | 'name' | 'also' | 'pattern' | 'muscles' | 'kit' | 'from' | 'upTo' | 'tier'
>;

type Entry<Found extends Searchable> = {
  exercise: Found;
  /** word to the weight of the field it stands in */
  weights: ReadonlyMap<string, number>;
  /** name and other names as one key each */
  keys: readonly string[];
};

export type ExerciseIndex<Found extends Searchable> = {
  entries: readonly Entry<Found>[];
  words: ReadonlySet<string>;
};

const STOP_WORDS = new Set(
  'a an and the of in on or with to for from without exercise exercises'.split(' '),
);
const IN_NAME = 4;
const IN_OTHER_NAME = 3;
const IN_KIND = 1;
/** What half a word, or one typed wrongly, counts of its weight. */
const UNFINISHED = 0.8;
const MISTYPED = 0.6;

function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Singular, so that "calf raises" finds "calf raise". */
function stem(word: string): string {
  if (word === 'calves') return 'calf';
  if (word === 'ups') return 'up';
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const readWord = (word: string): string =>
  stem(SHORT_FORMS.get(word) ?? SHORT_FORMS.get(stem(word)) ?? word);

function keyOf(text: string): string {
  return wordsIn(text).map(stem).join('');
}

function weighWords({ name, also, pattern, muscles, kit }: Searchable): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    const words = wordsIn(text).map(stem);
    // "Pull-up" is typed "pullup" too.
    const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
    for (const word of [...words, ...joined]) {
      if ((weights.get(word) ?? 0) < weight) weights.set(word, weight);
    }
  };
  add(name, IN_NAME);
  for (const other of also) add(other, IN_OTHER_NAME);
  add(PATTERN_WORDS[pattern], IN_KIND);
  for (const [muscle, share] of Object.entries(muscles)) {
    if (share >= 0.5 || pattern === 'mobility') add(MUSCLE_WORDS[muscle as Muscle], IN_KIND);
  }
  for (const equipment of new Set(kit.flat())) add(wordsOfEquipment(equipment), IN_KIND);
  if (kit.some((needed) => needed.length === 0)) add('bodyweight home no equipment', IN_KIND);
  return weights;
}

export function indexExercises<Found extends Searchable>(
  exercises: readonly Found[],
): ExerciseIndex<Found> {
  const entries = exercises.map((exercise) => ({
    exercise,
    weights: weighWords(exercise),
    keys: [exercise.name, ...exercise.also].map(keyOf),
  }));
  return { entries, words: new Set(entries.flatMap(({ weights }) => [...weights.keys()])) };
}

/** One index of two lists, those of the first before those of the second. */
export const joinIndexes = <Found extends Searchable>(
  first: ExerciseIndex<Found>,
  second: ExerciseIndex<Found>,
): ExerciseIndex<Found> => ({
  entries: [...first.entries, ...second.entries],
  words: new Set([...first.words, ...second.words]),
});

/** The indexed words meant by a typed word, and what each counts. */
function meantBy(typed: string, words: ReadonlySet<string>): Map<string, number> {
  const meant = new Map<string, number>();
  if (words.has(typed)) meant.set(typed, 1);
  if (typed.length >= 2) {
    for (const word of words) {
      if (word !== typed && word.startsWith(typed)) meant.set(word, UNFINISHED);
    }
  }
  const limit = forgivenErrors(typed);
  if (meant.size > 0 || limit === 0) return meant;
  let nearest = limit;
  for (const word of words) {
    const distance = typingDistance(typed, word, nearest);
    if (distance > nearest) continue;
    if (distance < nearest) meant.clear();
    nearest = distance;
    meant.set(word, MISTYPED);
  }
  return meant;
}

/** What was typed, as it is and with two words as the one that the index knows: "kettle bell". */
function readingsOf(words: readonly string[], known: ReadonlySet<string>): string[][] {
  const joined = words.slice(1).flatMap((word, at) => {
    const one = `${words[at]}${word}`;
    return known.has(one) ? [[...words.slice(0, at), one, ...words.slice(at + 2)]] : [];
  });
  return [[...words], ...joined];
}

const TIER_BONUS = { staple: 0.5, normal: 0.2, fallback: 0 } as const;

function scoreOf(
  { exercise, weights, keys }: Entry<Searchable>,
  typed: readonly ReadonlyMap<string, number>[],
  key: string,
): number {
  let score = TIER_BONUS[exercise.tier];
  for (const meant of typed) {
    let best = 0;
    for (const [word, quality] of meant) best = Math.max(best, (weights.get(word) ?? 0) * quality);
    if (best === 0) return 0;
    score += best;
  }
  if (keys.includes(key)) score += keys[0] === key ? 10 : 8;
  else if (keys.some((one) => one.startsWith(key))) score += 1;
  // Of two names that hold all words, the shorter is more likely meant.
  return score - exercise.name.length / 100;
}

export function passesFilter(exercise: Searchable, filter: Omit<ExerciseFilter, 'text'>): boolean {
  const { equipment, muscle, pattern, level } = filter;
  if (pattern !== null && exercise.pattern !== pattern) return false;
  if (level !== null && !suitsLevel(exercise, level)) return false;
  const least = exercise.pattern === 'mobility' || exercise.pattern === 'cardio' ? 0.25 : 0.5;
  if (muscle !== null && (exercise.muscles[muscle] ?? 0) < least) return false;
  if (equipment === null) return true;
  if (equipment === 'none') return exercise.kit.some((needed) => needed.length === 0);
  return exercise.kit.some((needed) => needed.includes(equipment));
}

/** Exercises that pass the filter: best matches first, and without a text as they are listed. */
export function searchExercises<Found extends Searchable>(
  index: ExerciseIndex<Found>,
  filter: ExerciseFilter,
): Found[] {
  const passing = index.entries.filter(({ exercise }) => passesFilter(exercise, filter));
  const all = wordsIn(filter.text);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, 8).map(readWord);
  if (words.length === 0) return passing.map(({ exercise }) => exercise);
  const readings = readingsOf(words, index.words).map((reading) =>
    reading.map((word) => meantBy(word, index.words)),
  );
  const key = keyOf(filter.text);
  return passing
    .map((entry) => ({
      exercise: entry.exercise,
      score: Math.max(...readings.map((typed) => scoreOf(entry, typed, key))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ exercise }) => exercise);
}

/** Favourites before the others, each in the order they were found. */
export const putFavouritesFirst = <Found extends Pick<Exercise, 'id'>>(
  found: readonly Found[],
  favourites: ReadonlySet<string>,
): Found[] => [
  ...found.filter(({ id }) => favourites.has(id)),
  ...found.filter(({ id }) => !favourites.has(id)),
];
