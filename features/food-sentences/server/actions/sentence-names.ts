import { foodIdOf } from '#features/food-facts/rules/food-kinds.ts';
import { foodWords, stem } from '#features/foods/rules/search/search-words.ts';
import { catalogueNames } from '#features/foods/server/public.ts';
import type { Choosable } from '#features/told-words/rules/food-choice.ts';
import { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import type { Db } from '#platform/server/db/database.ts';

/** The catalogue as sentences need it: read once, for it changes only when the server starts. */
export type SpokenCatalogue = {
  names: SpokenNames;
  foods: ReadonlyMap<string, Choosable>;
  /** the foods that have a word (its stem) in their name or another one */
  byWord: ReadonlyMap<string, ReadonlySet<string>>;
};

const kept = new WeakMap<Db, { readMs: number; catalogue: Promise<SpokenCatalogue> }>();
/** Long enough to cost nothing, short enough for another server's update of a shared database. */
const CACHE_MS = 10 * 60_000;

async function readCatalogue(db: Db): Promise<SpokenCatalogue> {
  const rows = await catalogueNames(db);
  const named = rows.map(({ sourceId, synonyms, ...row }) => ({
    ...row,
    id: foodIdOf('catalogue', sourceId),
    synonyms: synonyms ?? [],
  }));
  const foods = named.map(
    ({ id, portions, ...food }) =>
      [id, { ...food, portions: portions.map(({ label }) => label) }] as const,
  );
  const byWord = new Map<string, Set<string>>();
  for (const food of named) {
    for (const word of foodWords(food)) {
      const ids = byWord.get(word) ?? new Set();
      byWord.set(word, ids.add(food.id));
    }
  }
  return { names: new SpokenNames(named), foods: new Map(foods), byWord };
}

/** The catalogue's foods that have all of these words. */
export function foodsWithWords(
  { byWord }: SpokenCatalogue,
  words: readonly string[],
): ReadonlySet<string> {
  const sets = words.map((word) => byWord.get(stem(word)) ?? new Set<string>());
  const [first = new Set<string>(), ...others] = sets;
  return new Set([...first].filter((id) => others.every((ids) => ids.has(id))));
}

/** Names of the catalogue's foods. An empty catalogue is not cached. */
export async function loadSpokenCatalogue(db: Db, nowMs: number): Promise<SpokenCatalogue> {
  const before = kept.get(db);
  if (before && nowMs - before.readMs < CACHE_MS && nowMs >= before.readMs) return before.catalogue;
  const catalogue = readCatalogue(db);
  kept.set(db, { readMs: nowMs, catalogue });
  try {
    const read = await catalogue;
    if (read.foods.size === 0) kept.delete(db);
    return read;
  } catch (error) {
    kept.delete(db);
    throw error;
  }
}
