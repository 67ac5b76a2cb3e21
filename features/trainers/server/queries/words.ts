import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  plainText,
  toQueryTerm,
  type WordGroup,
} from '#features/trainer-words/rules/word-search.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { trainerListings as listings } from '../tables.ts';

export const NO_WORDS = sql`''::tsvector`;

type Told = {
  name: string;
  headline: string;
  bio: string;
  specialties: readonly string[];
  languages: readonly string[];
  places: readonly { suburb: string }[];
};

const stems = (texts: readonly string[]) =>
  sql`to_tsvector('english', ${plainText(texts.join('. '))})`;

/** A name counts most and keeps words like "Will"; then what the trainer is for, then the story. */
export const profileWordsOf = (told: Told): SQL =>
  sql`setweight(to_tsvector('simple', ${plainText(told.name)}), 'A')
    || setweight(${stems([...told.specialties, told.headline])}, 'B')
    || setweight(${stems([told.bio, ...told.languages, ...told.places.map(({ suburb }) => suburb)])}, 'D')`;

export const offerWordsOf = (names: readonly string[]): SQL => sql`setweight(${stems(names)}, 'B')`;

/** Writes the names of a shown trainer's offers, if they changed. */
export async function keepOfferWords(
  db: Db,
  trainer: OwnerId,
  names: readonly string[],
): Promise<void> {
  const offerWords = offerWordsOf(names);
  await db
    .update(listings)
    .set({ offerWords })
    .where(
      and(
        eq(listings.trainerId, trainer),
        eq(listings.isShown, true),
        sql`${listings.offerWords} is distinct from ${offerWords}`,
      ),
    );
}

const queryOf = (terms: readonly string[], typed: string): SQL =>
  sql`(to_tsquery('english', ${terms.map(toQueryTerm).join(' | ')})
    || to_tsquery('simple', ${toQueryTerm(typed)}))`;

const anyOf = (groups: readonly WordGroup[]): SQL =>
  sql.join(
    groups.map(({ terms, typed }) => queryOf(terms, typed)),
    sql` || `,
  );

/** How many of the words a trainer answers, and how well. */
export type WordMatch = { trainerId: OwnerId; hits: number; rank: number };

/** The shown trainers with any of these words. Reads all: of 2,000 it takes a few milliseconds. */
export async function trainersWithWords(
  db: Db,
  groups: readonly WordGroup[],
): Promise<WordMatch[]> {
  const all = sql`(${listings.words} || ${listings.offerWords})`;
  const hits = sql.join(
    groups.map(({ terms, typed }) => sql`(${all} @@ ${queryOf(terms, typed)})::int`),
    sql` + `,
  );
  const exact = sql.join(
    groups.map(({ typed }) => queryOf([typed], typed)),
    sql` || `,
  );
  return db
    .select({
      trainerId: listings.trainerId,
      hits: sql<number>`${hits}`,
      // What was typed itself counts for more than what stands for it.
      rank: sql<number>`(ts_rank(${all}, ${anyOf(groups)}) + 2 * ts_rank(${all}, ${exact}))::float8`,
    })
    .from(listings)
    .where(and(eq(listings.isShown, true), sql`${all} @@ (${anyOf(groups)})`));
}

/** Which of some texts hold the words: the words that were typed, and where only what stands for them. */
export async function textsWithWords(
  db: Db,
  texts: readonly string[],
  groups: readonly WordGroup[],
): Promise<Map<string, WordGroup[]>> {
  if (texts.length === 0 || groups.length === 0) return new Map();
  const plain = texts.map(plainText);
  const { rows } = await db.execute<{ at: number; hits: number[] }>(sql`
    select t.at::int as at, array_remove(array[${sql.join(
      groups.map(
        ({ terms, typed }, group) =>
          sql`case when to_tsvector('english', t.text) || to_tsvector('simple', t.text) @@ ${queryOf(terms, typed)} then ${group}::int end`,
      ),
      sql`, `,
    )}], null) as hits
    from unnest(${sql.param(plain)}::text[]) with ordinality as t(text, at)`);
  return new Map(
    rows.flatMap(({ at, hits }) => {
      const text = texts[at - 1];
      const held = hits.flatMap((group) => groups[group] ?? []);
      return text !== undefined && held.length > 0 ? [[text, held] as const] : [];
    }),
  );
}
