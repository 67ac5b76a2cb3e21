import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { DISH_TYPES } from '#features/recipe-book/rules/dish-types.ts';
import { CUISINES, RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import { bytes } from '#platform/server/db/bytes-column.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { OwnRecipe } from '../rules/own-recipe.ts';

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

type Column<Key extends keyof OwnRecipe> = NonNullable<OwnRecipe[Key]>;

/** Recipes that people wrote or brought in. */
export const recipes = pgTable(
  'recipes',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    description: text(),
    slots: text({ enum: RECIPE_SLOTS }).array().notNull(),
    cuisine: text({ enum: CUISINES }),
    tags: text().array().notNull(),
    collections: text().array().notNull(),
    servings: doublePrecision().notNull(),
    servingsNote: text(),
    activeMinutes: integer(),
    totalMinutes: integer(),
    equipment: text().array().notNull(),
    fridgeDays: integer(),
    freezerDays: integer(),
    dish: text({ enum: DISH_TYPES }),
    ingredients: jsonb().$type<Column<'ingredients'>>().notNull(),
    steps: jsonb().$type<Column<'steps'>>().notNull(),
    typed: jsonb().$type<Column<'typed'>>(),
    source: jsonb().$type<Column<'source'>>().notNull(),
    rating: smallint(),
    notes: text(),
    photoId: uuid(),
    kept: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** What a person says of a built-in recipe, by its name for life ("chicken-laksa"). */
export const recipeMarks = pgTable(
  'recipe_marks',
  {
    ownerId: ownerId(),
    recipeId: text().notNull(),
    kept: boolean().notNull(),
    rating: smallint(),
    notes: text(),
    collections: text().array().notNull(),
    markedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.recipeId] })],
);

/** What a list filters by, made of the recipe whenever it is written; only of recipes that are not deleted. */
export const recipeRows = pgTable(
  'recipe_rows',
  {
    ownerId: ownerId(),
    recipeId: uuid().notNull(),
    /** rules/recipe-filters.ts says which there are */
    facets: text().array().notNull(),
    minutes: integer(),
    /** words of the name, and of all that is searched, each between spaces */
    nameWords: text().notNull(),
    words: text().notNull(),
    /** ROW_RULES of when it was made */
    rules: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.recipeId] }),
    foreignKey({
      columns: [table.ownerId, table.recipeId],
      foreignColumns: [recipes.ownerId, recipes.id],
    }).onDelete('cascade'),
    index('recipe_rows_owner_rules').on(table.ownerId, table.rules),
  ],
);

/** Every word that a person's recipes are found by, so that a mistyped one is found too. */
export const recipeWords = pgTable(
  'recipe_words',
  { ownerId: ownerId(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.word] })],
);

/** What a recipe was before an edit, for each of the last edits. */
export const recipeVersions = pgTable(
  'recipe_versions',
  {
    ownerId: ownerId(),
    recipeId: uuid().notNull(),
    /** that it had then */
    version: integer().notNull(),
    savedAt: moment().notNull(),
    content: jsonb().$type<OwnRecipe>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.recipeId, table.version] })],
);

/** Photos of recipes. In the row, so that every server has them; a recipe names its own by `photoId`. */
export const recipePhotos = pgTable(
  'recipe_photos',
  {
    ownerId: ownerId(),
    /** made by the client, unique for its owner only */
    id: uuid().notNull(),
    picture: bytes().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Recipes that anybody with the link can read. */
export const recipeShares = pgTable(
  'recipe_shares',
  {
    ownerId: ownerId(),
    recipeId: uuid().notNull(),
    /** the secret part of the link */
    token: text().notNull(),
    sharedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.recipeId] }),
    uniqueIndex('recipe_shares_token').on(table.token),
  ],
);
