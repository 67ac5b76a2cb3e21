import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { BASES, type Portion, SHARED_SOURCES } from '#features/food-facts/rules/food-kinds.ts';
import type { WarningCode } from '#features/food-facts/rules/food-warnings.ts';
import type { KnownNutrients } from '#features/food-facts/rules/nutrient-kinds.ts';

/** Text that sorts and compares by its bytes, so that an index finds beginnings on any server. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Stems (rules/search-words.ts) without positions; made by `array_to_tsvector`. */
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = () => timestamp({ withTimezone: true });

/** What foods of all sources have in common. Figures are per 100 g or 100 ml; what is left out is not known. */
const foodColumns = () => ({
  name: text().notNull(),
  brand: text(),
  basis: text({ enum: BASES }).notNull(),
  /** g per ml */
  density: real(),
  portions: jsonb().$type<Portion[]>().notNull(),
  nutrients: jsonb().$type<KnownNutrients>().notNull(),
  warnings: text().array().$type<WarningCode[]>().notNull(),
  gtin: text(),
});

/**
 * Foods that are everybody's: the built-in catalogue and what was imported or fetched. Rows are replaced
 * and retired, never removed, and nothing points at them: a log entry holds its own figures.
 */
export const foods = pgTable(
  'foods',
  {
    source: text({ enum: SHARED_SOURCES }).notNull(),
    /** the key at the source: catalogue slug, Open Food Facts code, FDC id */
    sourceId: byteText().notNull(),
    ...foodColumns(),
    category: text(),
    state: text(),
    synonyms: text().array(),
    /** where the row's figures come from */
    reference: text(),
    nameKey: byteText().notNull(),
    words: words().notNull(),
    /** look-ups at the source */
    popularity: integer().notNull().default(0),
    /** the source's own name for this state of the row */
    version: text(),
    fetchedAt: moment().notNull(),
    retiredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceId] }),
    // Two indexes on words: what is typed first finds generic foods, of which there are few.
    index('foods_catalogue_words').using('gin', table.words).where(sql`source = 'catalogue'`),
    index('foods_product_words').using('gin', table.words).where(sql`source <> 'catalogue'`),
    index('foods_product_name').on(table.nameKey).where(sql`source <> 'catalogue'`),
    index('foods_gtin').on(table.gtin).where(sql`gtin is not null`),
  ],
);

/** Every word of the shared foods, so that a mistyped one is found; `foods` says how many have it. */
export const foodWords = pgTable(
  'food_words',
  {
    word: byteText().primaryKey(),
    foods: integer().notNull(),
  },
  (table) => [index('food_words_near').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** Answers of an outside service to a search, so that the same question is not asked again soon. */
export const onlineSearches = pgTable('online_searches', {
  /** folded words */
  query: text().primaryKey(),
  /** ids of foods, best first */
  results: text().array().notNull(),
  askedAt: moment().notNull(),
});

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A person's own foods: theirs alone. */
export const ownFoods = pgTable(
  'own_foods',
  {
    ownerId: ownerId(),
    /** made by the client, unique for its owner only */
    id: uuid().notNull(),
    ...foodColumns(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** set when the person deleted it, so that Undo brings it back */
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('own_foods_owner_gtin').on(table.ownerId, table.gtin),
  ],
);

/** Foods that a person has marked. `foodId` is a food's name for life, "catalogue:banana-raw". */
export const favouriteFoods = pgTable(
  'favourite_foods',
  {
    ownerId: ownerId(),
    foodId: text().notNull(),
    markedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.foodId] })],
);
