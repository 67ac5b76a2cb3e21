import { recipeById } from '#features/recipe-book/rules/recipes.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { RecipeMark } from '../../contract.ts';
import { isNothingSaid } from '../../rules/recipe-mark.ts';
import { removeMark, setMark } from '../queries/recipe-marks.ts';

/** Replaces what a person says of a built-in recipe; saying nothing removes it. The last one holds. */
export async function markRecipe(
  db: Db,
  owner: OwnerId,
  mark: RecipeMark,
  nowMs: number,
): Promise<void> {
  if (!recipeById(mark.recipeId)) {
    throw new AppError('not_found', { message: 'That recipe does not exist.' });
  }
  if (isNothingSaid(mark)) await removeMark(db, owner, mark.recipeId);
  else await setMark(db, owner, mark, new Date(nowMs));
}
