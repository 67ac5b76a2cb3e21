import { desc } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { recipeContent } from '../rules/own-recipe.ts';
import { MAX_ON_DEVICE } from '../rules/recipe-limits.ts';
import { recipes } from './tables.ts';

export const recipeRows = recordRows(recipes);

export type RecipeContent = RecordContent<typeof recipes>;
export type RecipeTableRow = RecordRow<typeof recipes>;

/** Those that a device keeps: kept ones first, then those changed last. */
export const recipesForDevice = (db: Db, owner: OwnerId) =>
  recipeRows.list(db, owner, {
    orderBy: [desc(recipes.kept), desc(recipes.updatedAt), desc(recipes.id)],
    limit: MAX_ON_DEVICE,
  });

/** Exported, imported and deleted with the account. */
export const recipesPersonalData: PersonalTable[] = [
  personalTable(recipes, {
    about: 'Your own recipes.',
    onImport: 'into-empty',
    check: recipeContent,
  }),
];
