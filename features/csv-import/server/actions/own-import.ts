import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { type ImportRow, importById } from '../queries.ts';

export const noSuchImport = () =>
  new AppError('not_found', { message: 'That import does not exist.' });

/** An import of this person. Throws `not_found`. */
export async function findOwnImport(db: Db, owner: OwnerId, id: string): Promise<ImportRow> {
  const row = await importById(db, owner, id);
  if (!row) throw noSuchImport();
  return row;
}
