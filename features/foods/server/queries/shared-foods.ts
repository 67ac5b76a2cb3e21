import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SharedSource } from '#features/food-facts/rules/food-kinds.ts';
import { readFoodId } from '#features/food-facts/rules/food-kinds.ts';
import type { Db } from '#platform/server/db/database.ts';
import { foods, foodWords } from '../tables.ts';
import { FOOD_COLUMNS, type FoodColumns } from './food-columns.ts';

/** A shared food with everything but what only the search needs. */
const columns = {
  source: foods.source,
  sourceId: foods.sourceId,
  name: foods.name,
  brand: foods.brand,
  basis: foods.basis,
  density: foods.density,
  portions: foods.portions,
  nutrients: foods.nutrients,
  warnings: foods.warnings,
  gtin: foods.gtin,
  category: foods.category,
  state: foods.state,
  reference: foods.reference,
  fetchedAt: foods.fetchedAt,
  retiredAt: foods.retiredAt,
};

export type SharedFood = Pick<typeof foods.$inferSelect, keyof typeof columns>;

/** What figures are made of. */
const figureColumns = {
  source: foods.source,
  sourceId: foods.sourceId,
  name: foods.name,
  basis: foods.basis,
  density: foods.density,
  nutrients: foods.nutrients,
};

/** Which shared foods these ids are; ids of own foods are passed over, and null: there is no other. */
function isOneOf(ids: readonly string[]): SQL | undefined | null {
  const bySource = new Map<SharedSource, string[]>();
  for (const id of ids) {
    const read = readFoodId(id);
    if (!read || read.source === 'own') continue;
    bySource.set(read.source, [...(bySource.get(read.source) ?? []), read.key]);
  }
  if (bySource.size === 0) return null;
  const wanted: (SQL | undefined)[] = [...bySource].map(([source, keys]) =>
    and(eq(foods.source, source), inArray(foods.sourceId, keys)),
  );
  return or(...wanted);
}

/** The shared foods of these ids, in no particular order. */
export async function sharedFoods(db: Db, ids: readonly string[]): Promise<SharedFood[]> {
  const wanted = isOneOf(ids);
  return wanted === null ? [] : db.select(columns).from(foods).where(wanted);
}

/** What figures are made of, of these shared foods. */
export async function sharedFigures(
  db: Db,
  ids: readonly string[],
): Promise<Pick<SharedFood, keyof typeof figureColumns>[]> {
  const wanted = isOneOf(ids);
  return wanted === null ? [] : db.select(figureColumns).from(foods).where(wanted);
}

/** The shared foods of a barcode that are still in their source. */
export function findSharedFoodsByGtin(db: Db, gtin14: string): Promise<SharedFood[]> {
  return db
    .select(columns)
    .from(foods)
    .where(and(eq(foods.gtin, gtin14), isNull(foods.retiredAt)));
}

export type Stored = { created: number; updated: number; unchanged: number };

const NAMES = FOOD_COLUMNS.map(({ name }) => name);
/** What a food says; its version alone is no change. */
const CONTENT = NAMES.filter(
  (name) => !['source', 'source_id', 'name_key', 'version'].includes(name),
);
/** Lists that come as texts. */
const LISTS = ['warnings', 'synonyms'];

const listed = (names: readonly string[], table?: string): SQL =>
  sql.raw(names.map((name) => (table ? `${table}.${name}` : name)).join(', '));

/** `set name = excluded.name, …` */
const replaced = sql.raw(
  [...CONTENT, 'name_key', 'version'].map((name) => `${name} = excluded.${name}`).join(', '),
);
const given = listed(NAMES.map((name) => (LISTS.includes(name) ? `${name}::text[]` : name)));

/**
 * Stores a batch in one statement: new rows, and changed rows unless what is there is newer at its source.
 * The same batch again changes nothing.
 */
export async function storeFoods(db: Db, batch: FoodColumns, at: Date): Promise<Stored> {
  if (batch.count === 0) return { created: 0, updated: 0, unchanged: 0 };
  const columns = batch.values.map(
    (values, at) => sql`${values}::${sql.raw(FOOD_COLUMNS[at]?.type ?? 'text')}[]`,
  );
  const { rows } = await db.execute<{ created: number; stored: number }>(sql`
    with stored as (
      insert into foods (${listed(NAMES)}, fetched_at)
      select ${given}, ${at.toISOString()}::timestamptz
      from unnest(${sql.join(columns, sql`, `)}) as new(${listed(NAMES)})
      on conflict (source, source_id) do update
      set ${replaced}, fetched_at = excluded.fetched_at, retired_at = null
      where foods.retired_at is not null
        or (${listed(CONTENT, 'foods')}) is distinct from (${listed(CONTENT, 'excluded')})
        and (excluded.source <> 'off' or excluded.version is null or foods.version is null
          or excluded.version::numeric >= foods.version::numeric)
      returning (xmax = 0) as created)
    select count(*) filter (where created)::int as created, count(*)::int as stored from stored`);
  const { created = 0, stored = 0 } = rows[0] ?? {};
  return { created, updated: stored - created, unchanged: batch.count - stored };
}

/** Marks the foods of a source that are no longer in it. They stay, for what refers to them. */
export async function retireFoodsExcept(
  db: Db,
  source: SharedSource,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .update(foods)
    .set({ retiredAt: at })
    .where(
      and(
        eq(foods.source, source),
        isNull(foods.retiredAt),
        keys.length > 0 ? notInArray(foods.sourceId, [...keys]) : undefined,
      ),
    );
}

/** Adds the words of a source's foods to the lexicon. */
export async function addWordsOf(db: Db, source: SharedSource): Promise<void> {
  await db.execute(sql`
    insert into food_words (word, foods)
    select word, ndoc from ts_stat(${`select words from foods where source = '${source}' and retired_at is null`})
    on conflict (word) do update set foods = greatest(food_words.foods, excluded.foods)`);
}

/** Adds single words to the lexicon. */
export async function addWords(db: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await db
    .insert(foodWords)
    .values([...new Set(words)].map((word) => ({ word, foods: 1 })))
    .onConflictDoNothing();
}

/** Rebuilds the lexicon from all shared foods, in a transaction. Takes long for millions: after an import only. */
export async function rebuildWords(db: Db): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.delete(foodWords);
  await db.execute(sql`
    insert into food_words (word, foods)
    select word, ndoc from ts_stat('select words from foods where retired_at is null')`);
}

/**
 * Puts what was stored into its place in the indexes of the search. PostgreSQL gathers it in a list first, which
 * every search reads from end to end (50 ms instead of 5 after the built-in catalogue) until the table is next
 * vacuumed.
 */
export async function tidySearchIndexes(db: Db): Promise<void> {
  await db.execute(sql`
    select gin_clean_pending_list('foods_catalogue_words'), gin_clean_pending_list('foods_product_words'),
      gin_clean_pending_list('food_words_near')`);
}
