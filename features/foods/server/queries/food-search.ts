import { and, desc, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db/database.ts';
import { foods, foodWords } from '../tables.ts';

export type LexiconWord = { word: string; foods: number };

/** Sorts after every text that begins with `start`, in the order of bytes. */
const endOf = (start: string): string => `${start}\u{10FFFF}`;

export function findKnownWords(db: Db, words: readonly string[]): Promise<LexiconWord[]> {
  return db
    .select()
    .from(foodWords)
    .where(inArray(foodWords.word, [...words]));
}

/** The same, with the most frequent words that begin with `start`. */
export async function findKnownWordsAndPrefixes(
  db: Db,
  words: readonly string[],
  start: string,
  most: number,
): Promise<LexiconWord[]> {
  const exact = db
    .select()
    .from(foodWords)
    .where(inArray(foodWords.word, [...words]));
  const begun = db
    .select()
    .from(foodWords)
    .where(and(gte(foodWords.word, start), lt(foodWords.word, endOf(start))))
    .orderBy(desc(foodWords.foods))
    .limit(most);
  return union(exact, begun);
}

/** Words that share many trigrams with `word`, the most alike first. */
export async function similarWords(db: Db, word: string, most: number): Promise<LexiconWord[]> {
  return db
    .select()
    .from(foodWords)
    .where(sql`${foodWords.word} % ${word}`)
    .orderBy(sql`similarity(${foodWords.word}, ${word}) desc`, desc(foodWords.foods))
    .limit(most);
}

const columns = {
  source: foods.source,
  sourceId: foods.sourceId,
  name: foods.name,
  brand: foods.brand,
  synonyms: foods.synonyms,
  warnings: foods.warnings,
  popularity: foods.popularity,
  gtin: foods.gtin,
  category: foods.category,
  state: foods.state,
};

/** What is needed to rank a food. */
export type Candidate = Pick<typeof foods.$inferSelect, keyof typeof columns>;

// Spelled as the partial indexes spell it: a parameter would keep the planner from using them.
const IN_CATALOGUE = sql`source = 'catalogue'`;
const A_PRODUCT = sql`source <> 'catalogue'`;

async function found(db: Db, which: SQL, condition: SQL | undefined, most: number) {
  return db
    .select(columns)
    .from(foods)
    .where(and(which, condition, isNull(foods.retiredAt)))
    .limit(most);
}

/** Catalogue foods that fulfil a tsquery of stems. */
export function catalogueCandidates(db: Db, query: string, most: number): Promise<Candidate[]> {
  return found(db, IN_CATALOGUE, sql`${foods.words} @@ ${query}::tsquery`, most);
}

/** Products that fulfil a tsquery of stems: any of them, where there are more than `most`. */
export function productCandidates(db: Db, query: string, most: number): Promise<Candidate[]> {
  return found(db, A_PRODUCT, sql`${foods.words} @@ ${query}::tsquery`, most);
}

/** Products whose folded name begins with `start`, in the order of names. */
export function productsNamed(db: Db, start: string, most: number): Promise<Candidate[]> {
  return db
    .select(columns)
    .from(foods)
    .where(
      and(
        A_PRODUCT,
        gte(foods.nameKey, start),
        lt(foods.nameKey, endOf(start)),
        isNull(foods.retiredAt),
      ),
    )
    .orderBy(foods.nameKey)
    .limit(most);
}
