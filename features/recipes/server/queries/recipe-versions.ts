import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { recipeVersion } from '../../contract.ts';
import type { OwnRecipe } from '../../rules/own-recipe.ts';
import { MAX_VERSIONS } from '../../rules/recipe-limits.ts';
import { recipeVersions as versions } from '../tables.ts';

const isOf = (owner: OwnerId, recipeId: string) =>
  and(eq(versions.ownerId, owner), eq(versions.recipeId, recipeId));

/** Earlier versions of a recipe, newest first. */
export const versionsOf = (db: Db, owner: OwnerId, recipeId: string) =>
  db
    .select({ version: versions.version, savedAt: versions.savedAt, content: versions.content })
    .from(versions)
    .where(isOf(owner, recipeId))
    .orderBy(desc(versions.version))
    .limit(MAX_VERSIONS);

/** Keeps what a recipe was; the oldest beyond the limit go. */
export async function keepVersion(
  db: Db,
  owner: OwnerId,
  was: { recipeId: string; version: number; content: OwnRecipe },
  at: Date,
): Promise<void> {
  await db
    .insert(versions)
    .values({ ...was, ownerId: owner, savedAt: at })
    .onConflictDoNothing();
  const oldest = sql`(select min(kept.version) from (
    select version from ${versions} where ${isOf(owner, was.recipeId)}
    order by version desc limit ${MAX_VERSIONS}) kept)`;
  await db.delete(versions).where(and(isOf(owner, was.recipeId), lt(versions.version, oldest)));
}

export const versionsPersonalData: PersonalTable = personalTable(versions, {
  about: 'What your recipes were before you changed them.',
  onImport: 'into-empty',
  check: recipeVersion,
});
