import { recipeById } from '#features/recipe-book/rules/recipes.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Saying } from '../../rules/recipe-mark.ts';
import { removeEmptyMark, setMark } from '../queries/recipe-marks.ts';

/** Changes what a person says of a built-in recipe; what is left out stays. Of one said twice the last holds. */
export async function markRecipe(
  db: Db,
  owner: OwnerId,
  { recipeId, ...change }: Saying & { recipeId: string },
  nowMs: number,
): Promise<void> {
  if (!recipeById(recipeId)) {
    throw new AppError('not_found', { message: 'That recipe does not exist.' });
  }
  await inTransaction(db, async (db) => {
    await setMark(db, owner, { recipeId, change }, new Date(nowMs));
    await removeEmptyMark(db, owner, recipeId);
  });
}
