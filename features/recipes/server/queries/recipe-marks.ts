import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type RecipeMark, recipeMark } from '../../contract.ts';
import { NOTHING_SAID, type Saying } from '../../rules/recipe-mark.ts';
import { recipeMarks as marks } from '../tables.ts';

/** What a person says of built-in recipes, first marked first. */
export const marksOf = (db: Db, owner: OwnerId): Promise<RecipeMark[]> =>
  db
    .select({
      recipeId: marks.recipeId,
      kept: marks.kept,
      rating: marks.rating,
      notes: marks.notes,
      collections: marks.collections,
    })
    .from(marks)
    .where(eq(marks.ownerId, owner))
    .orderBy(asc(marks.markedAt), asc(marks.recipeId));

/** Stores what is said, and leaves what else was said. */
export async function setMark(
  db: Db,
  owner: OwnerId,
  { recipeId, change }: { recipeId: string; change: Saying },
  at: Date,
): Promise<void> {
  const { kept, rating, notes, collections } = change;
  const said = {
    kept: kept ?? NOTHING_SAID.kept,
    rating: rating ?? NOTHING_SAID.rating,
    notes: notes ?? NOTHING_SAID.notes,
    collections: collections ?? NOTHING_SAID.collections,
  };
  await db
    .insert(marks)
    .values({ ownerId: owner, recipeId, ...said, markedAt: at })
    .onConflictDoUpdate({
      target: [marks.ownerId, marks.recipeId],
      // Its own id again, so that a change of nothing is one too.
      set: { recipeId, kept, rating, notes, collections },
    });
}

/** Removes a mark that says nothing. */
export async function removeEmptyMark(db: Db, owner: OwnerId, recipeId: string): Promise<void> {
  const saysNothing = and(
    eq(marks.kept, false),
    isNull(marks.rating),
    isNull(marks.notes),
    eq(marks.collections, []),
  );
  await db
    .delete(marks)
    .where(and(eq(marks.ownerId, owner), eq(marks.recipeId, recipeId), saysNothing));
}

export const marksPersonalData: PersonalTable = personalTable(marks, {
  about: 'Built-in recipes that you kept, rated or wrote notes about.',
  onImport: 'into-empty',
  check: recipeMark,
});
