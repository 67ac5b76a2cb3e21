import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type RecipeMark, recipeMark } from '../../contract.ts';
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

export async function setMark(
  db: Db,
  owner: OwnerId,
  { recipeId, ...said }: RecipeMark,
  at: Date,
): Promise<void> {
  await db
    .insert(marks)
    .values({ ownerId: owner, recipeId, ...said, markedAt: at })
    .onConflictDoUpdate({ target: [marks.ownerId, marks.recipeId], set: said });
}

export async function removeMark(db: Db, owner: OwnerId, recipeId: string): Promise<void> {
  await db.delete(marks).where(and(eq(marks.ownerId, owner), eq(marks.recipeId, recipeId)));
}

export const marksPersonalData: PersonalTable = personalTable(marks, {
  about: 'Built-in recipes that you kept, rated or wrote notes about.',
  onImport: 'into-empty',
  check: recipeMark,
});
