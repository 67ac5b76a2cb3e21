import { and, asc, count, desc, eq, gt, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { FACET_PREFIXES } from '../../rules/recipe-filters.ts';
import { recipeRows as rows, recipeWords as vocabulary } from '../tables.ts';

/** Raise it when a rule changes what a row says; rows of older rules are made again when they are next asked. */
export const ROW_RULES = 1;

type Row = Omit<typeof rows.$inferInsert, 'ownerId' | 'rules'>;

const ROWS_PER_STATEMENT = 500;

const isOneOf = (ids: readonly string[]) =>
  sql`${rows.recipeId} = any(${sql.param([...ids])}::uuid[])`;

const between = (words: readonly string[]): string => ` ${[...new Set(words)].join(' ')} `;

/** A row to be stored, with its words as they were found. */
export type RowToStore = Pick<Row, 'recipeId' | 'facets' | 'minutes'> & {
  nameWords: readonly string[];
  otherWords: readonly string[];
};

/** Until the transaction ends one writer at a time knows which words a person's recipes have. */
const lockWords = (db: Db, owner: OwnerId) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recipe words ${owner}`}, 0))`);

const wordsIn = async (db: Db, owner: OwnerId, ids: readonly string[]): Promise<string[]> => {
  const found = await db
    .select({ words: rows.words })
    .from(rows)
    .where(and(eq(rows.ownerId, owner), isOneOf(ids)));
  return found.flatMap(({ words }) => words.split(' ').filter(Boolean));
};

/** So many words are looked for one by one; beyond that, reading all rows once is quicker. */
const MAX_LOOKED_FOR = 40;

/** Forgets those of these words that no recipe has any more, so that a corrected typing error finds nothing. */
async function forgetWords(db: Db, owner: OwnerId, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const ofOwner = eq(rows.ownerId, owner);
  const isUsed =
    words.length > MAX_LOOKED_FOR
      ? sql`${vocabulary.word} in (
          select unnest(string_to_array(${rows.words}, ' ')) from ${rows} where ${ofOwner})`
      : sql`exists (select 1 from ${rows} where ${ofOwner}
          and position(' ' || ${vocabulary.word} || ' ' in ${rows.words}) > 0)`;
  await db
    .delete(vocabulary)
    .where(
      and(
        eq(vocabulary.ownerId, owner),
        sql`${vocabulary.word} = any(${sql.param([...words])}::text[])`,
        not(isUsed),
      ),
    );
}

/** Stores rows in the place of those that are there. */
export async function storeRows(
  db: Db,
  owner: OwnerId,
  given: readonly RowToStore[],
): Promise<void> {
  if (given.length === 0) return;
  await lockWords(db, owner);
  const before = await wordsIn(
    db,
    owner,
    given.map(({ recipeId }) => recipeId),
  );
  const words = new Set(given.flatMap((one) => [...one.nameWords, ...one.otherWords]));
  // In order, so that two writers wait for each other instead of both failing.
  const sorted = [...words].sort();
  for (let start = 0; start < sorted.length; start += ROWS_PER_STATEMENT) {
    const part = sorted.slice(start, start + ROWS_PER_STATEMENT);
    await db
      .insert(vocabulary)
      .values(part.map((word) => ({ ownerId: owner, word })))
      .onConflictDoNothing();
  }
  const ordered = given.toSorted((a, b) => (a.recipeId < b.recipeId ? -1 : 1));
  for (let start = 0; start < ordered.length; start += ROWS_PER_STATEMENT) {
    const part = ordered.slice(start, start + ROWS_PER_STATEMENT);
    await db
      .insert(rows)
      .values(
        part.map(({ recipeId, facets, minutes, nameWords, otherWords }) => ({
          ownerId: owner,
          recipeId,
          facets,
          minutes,
          nameWords: between(nameWords),
          words: between([...nameWords, ...otherWords]),
          rules: ROW_RULES,
        })),
      )
      .onConflictDoUpdate({
        target: [rows.ownerId, rows.recipeId],
        set: {
          facets: sql`excluded.facets`,
          minutes: sql`excluded.minutes`,
          nameWords: sql`excluded.name_words`,
          words: sql`excluded.words`,
          rules: sql`excluded.rules`,
        },
      });
  }
  await forgetWords(
    db,
    owner,
    [...new Set(before)].filter((word) => !words.has(word)),
  );
}

export async function dropRows(db: Db, owner: OwnerId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockWords(db, owner);
  const before = new Set(await wordsIn(db, owner, ids));
  await db.delete(rows).where(and(eq(rows.ownerId, owner), isOneOf(ids)));
  await forgetWords(db, owner, [...before]);
}

/** More tags than that nobody can choose from. */
const MAX_LABELS = 500;

/** The tags and collections of a person's recipes, by name, as their facets say them. */
export async function labelsOf(
  db: Db,
  owner: OwnerId,
): Promise<{ tags: string[]; collections: string[] }> {
  const begun = (prefix: string) =>
    sql`(select label from labels where label like ${`${prefix}%`} order by label limit ${MAX_LABELS})`;
  const { rows: found } = await db.execute<{ label: string }>(sql`
    with labels as materialized (
      select distinct unnest(facets) as label from ${rows} where ${eq(rows.ownerId, owner)}
    )
    ${begun(FACET_PREFIXES.tag)} union all ${begun(FACET_PREFIXES.collection)}`);
  const withoutPrefix = (prefix: string) =>
    found.flatMap(({ label }) => (label.startsWith(prefix) ? [label.slice(prefix.length)] : []));
  return {
    tags: withoutPrefix(FACET_PREFIXES.tag),
    collections: withoutPrefix(FACET_PREFIXES.collection),
  };
}

/** Rows that were made by other rules; asked so that the index answers, which it cannot to "is not". */
export async function findStaleRows(db: Db, owner: OwnerId): Promise<string[]> {
  const found = await db
    .select({ id: rows.recipeId })
    .from(rows)
    .where(and(eq(rows.ownerId, owner), or(lt(rows.rules, ROW_RULES), gt(rows.rules, ROW_RULES))))
    .limit(ROWS_PER_STATEMENT);
  return found.map(({ id }) => id);
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Which of these words begin a word of the person's recipes. */
export async function findBegun(
  db: Db,
  owner: OwnerId,
  typed: readonly string[],
): Promise<Set<string>> {
  const found = await Promise.all(
    typed.map(async (word) => {
      const [one] = await db
        .select({ word: vocabulary.word })
        .from(vocabulary)
        .where(
          and(
            eq(vocabulary.ownerId, owner),
            sql`${vocabulary.word} like ${`${escapeLike(word)}%`}`,
          ),
        )
        .limit(1);
      return one ? [word] : [];
    }),
  );
  return new Set(found.flat());
}

/** Every word that the person's recipes are found by. */
export async function wordsOfOwner(db: Db, owner: OwnerId): Promise<string[]> {
  const found = await db
    .select({ word: vocabulary.word })
    .from(vocabulary)
    .where(eq(vocabulary.ownerId, owner))
    .orderBy(asc(vocabulary.word));
  return found.map(({ word }) => word);
}

/** A typed word: what it begins, or the whole words that it may stand for. */
export type WantedWord = { begins: string } | { isOneOf: readonly string[] };

export type RowQuestion = {
  all: readonly string[];
  none: readonly string[];
  minutes: number | null;
  words: readonly WantedWord[];
  /** the last row before those that are asked for */
  after: { inName: number; id: string } | null;
  limit: number;
};

const hasWord = (column: SQL, word: WantedWord): SQL => {
  const patterns =
    'begins' in word
      ? [`% ${escapeLike(word.begins)}%`]
      : word.isOneOf.map((one) => `% ${escapeLike(one)} %`);
  return sql`${column} like any(${sql.param(patterns)}::text[])`;
};

/** Ids of the recipes that fit, with more words in the name first, then newest first; and how many there are. */
export async function findRows(
  db: Db,
  owner: OwnerId,
  { all, none, minutes, words, after, limit }: RowQuestion,
): Promise<{ found: { id: string; inName: number }[]; total: number }> {
  const fits = [
    eq(rows.ownerId, owner),
    ...(all.length > 0 ? [sql`facets @> ${sql.param([...all])}::text[]`] : []),
    ...(none.length > 0 ? [sql`not facets && ${sql.param([...none])}::text[]`] : []),
    ...(minutes === null ? [] : [sql`minutes <= ${minutes}`]),
    ...words.map((word) => hasWord(sql`words`, word)),
  ];
  if (words.length === 0) return newestRows(db, sql.join(fits, sql` and `), { after, limit });
  const inName = [sql`0`, ...words.map((word) => sql`(${hasWord(sql`name_words`, word)})::int`)];
  const rest = after
    ? sql`where (in_name, recipe_id) < (${after.inName}::int, ${after.id}::uuid)`
    : sql``;
  const { rows: answer } = await db.execute<{ id: string; in_name: number; total: number }>(sql`
    with fitting as materialized (
      select recipe_id, ${sql.join(inName, sql` + `)} as in_name
      from ${rows} where ${sql.join(fits, sql` and `)}
    )
    select recipe_id as id, in_name, (select count(*)::int from fitting) as total
    from fitting ${rest}
    order by in_name desc, recipe_id desc limit ${limit}`);
  return {
    found: answer.map(({ id, in_name }) => ({ id, inName: in_name })),
    total: answer[0]?.total ?? 0,
  };
}

/** Without words the newest come first, which their key knows: the first of them are found without the rest. */
async function newestRows(
  db: Db,
  fits: SQL,
  { after, limit }: Pick<RowQuestion, 'after' | 'limit'>,
): Promise<{ found: { id: string; inName: number }[]; total: number }> {
  const [found, counted] = await Promise.all([
    db
      .select({ id: rows.recipeId })
      .from(rows)
      .where(and(fits, after ? lt(rows.recipeId, after.id) : undefined))
      .orderBy(desc(rows.recipeId))
      .limit(limit),
    db.select({ total: count() }).from(rows).where(fits),
  ]);
  return { found: found.map(({ id }) => ({ id, inName: 0 })), total: counted[0]?.total ?? 0 };
}
