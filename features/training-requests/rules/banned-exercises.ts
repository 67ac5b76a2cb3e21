import type { Searchable } from '#features/exercises/rules/search-exercises.ts';
import { normalizePhrase } from './read-tokens.ts';

type Named = Pick<Searchable, 'id' | 'name' | 'also'>;

const MAX_WORDS = 4;
const indexes = new WeakMap<readonly Named[], ReadonlyMap<string, readonly string[]>>();

/** What ends a name's own words: "Pistol squat to chair" is a squat. */
const DETAIL = /\s(?:to|with|on|from|in|at|against|into|over|under|for|off)\s.*$/;

/** The last words of a name, without spaces: "Bulgarian split squat" has "squat" and "splitsquat". */
function runsOf(name: string): string[] {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const words = normalizePhrase(plain.trim().replace(DETAIL, '')).split(' ');
  return Array.from({ length: Math.min(MAX_WORDS, words.length) }, (_, more) =>
    words.slice(words.length - 1 - more).join(''),
  );
}

function indexOf(exercises: readonly Named[]): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(exercises);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const { id, name, also } of exercises) {
    for (const run of new Set([name, ...also].flatMap(runsOf))) {
      const ids = index.get(run);
      if (ids) ids.push(id);
      else index.set(run, [id]);
    }
  }
  indexes.set(exercises, index);
  return index;
}

/** Last words of many names that are no kind of exercise. */
const TOO_WIDE = new Set([
  'machine',
  'weight',
  'dumbbell',
  'barbell',
  'band',
  'bike',
  'hold',
  'bench',
]);

/** Names too short to be looked up unless they are known. */
const SHORT_NAMES = new Set(['dip', 'row', 'fly']);

export type Found = { ids: readonly string[]; words: number };

/** The exercises whose name holds the longest run of words from the first on. */
export function findNamed(words: readonly string[], exercises: readonly Named[]): Found | null {
  const index = indexOf(exercises);
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const key = words.slice(0, length).join('').replaceAll(' ', '');
    const ids = index.get(key) ?? index.get(`${key}s`);
    if (ids && (key.length > 3 || SHORT_NAMES.has(key)) && !TOO_WIDE.has(key))
      return { ids, words: length };
  }
  return null;
}
