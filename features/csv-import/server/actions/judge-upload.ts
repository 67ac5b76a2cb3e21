import { z } from 'zod';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/job.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { KEEP_DAYS, UPLOAD_HOURS } from '../../rules/limits.ts';
import { changeImport, importById, lockImport } from '../queries.ts';
import type { DestinationOf } from './destination.ts';
import { failUpload } from './fail-upload.ts';
import { judgeRows } from './judge-rows.ts';

/** A large file whose rows are all there. Only the person behind a session uploads one: the owner in it is proven. */
export const judgeUploadJob: JobKind<{ owner: OwnerId; id: string }> = {
  name: 'read-csv-import',
  payload: z.strictObject({
    owner: z.custom<OwnerId>((value) => typeof value === 'string'),
    id: z.uuid(),
  }),
  keepTryingMs: UPLOAD_HOURS * 3_600_000,
};

export type JudgeServices = { db: Db; destinationOf: DestinationOf };

/**
 * Decides about the rows of an uploaded file, all or none. A run that was cut off begins again; an import that
 * is gone or judged already is left alone. Without the right to import there any more, the import has failed.
 */
export async function judgeUpload(
  { db, destinationOf }: JudgeServices,
  { owner, id }: { owner: OwnerId; id: string },
  nowMs: number,
): Promise<void> {
  const row = await importById(db, owner, id);
  if (row?.state !== 'reading') return;
  try {
    // The address was verified when the upload began, or there would be none.
    const destination = await destinationOf(db, { owner, emailVerified: true }, row, nowMs);
    await inTransaction(db, async (db) => {
      // It may have been cancelled meanwhile.
      if ((await lockImport(db, owner, id))?.state !== 'reading') return;
      const counts = await judgeRows(db, row, destination);
      const expiresAt = new Date(nowMs + KEEP_DAYS * 86_400_000);
      await changeImport(db, row, { ...counts, state: 'validated', expiresAt });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await inTransaction(db, (db) => failUpload(db, row, error.message));
  }
}
