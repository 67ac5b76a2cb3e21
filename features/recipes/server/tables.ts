import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { DISH_TYPES } from '#features/recipe-book/rules/dish-types.ts';
import { CUISINES, RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { OwnRecipe } from '../rules/own-recipe.ts';

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
