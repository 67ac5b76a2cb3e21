import { holdAccount } from '#features/account/server/public.ts';
import { addSecurityEvent } from '#features/sign-in/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { EXPORT_LIFE_MS } from '../../rules.ts';
import { addExport, type ExportRow, exportOf } from '../queries.ts';
import { exportJob } from './write-export.ts';

/** Begins an export in the background; while one is being made, that one is the answer. */
export function requestExport(
  db: Db,
  jobs: JobQueue,
  owner: OwnerId,
  {
    tables,
    photos,
    origin,
    nowMs,
  }: {
    /** how many tables it reads */
    tables: number;
    /** with progress photos */
    photos: boolean;
    origin: { address: string; userAgent: string };
    nowMs: number;
  },
): Promise<ExportRow> {
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    // Asked for on two servers at once, it is still one.
    await holdAccount(db, owner);
    const present = await exportOf(db, owner, now);
    if (present?.state === 'running') return present;
    const row: ExportRow = {
      ownerId: owner,
      id: newId(),
      state: 'running',
      done: 0,
      total: tables,
      askedAt: now,
      expiresAt: new Date(nowMs + EXPORT_LIFE_MS),
      sizeBytes: null,
    };
    await addExport(db, row);
    await addSecurityEvent(db, owner, { kind: 'export_asked', origin, now });
    await jobs.add(db, exportJob, { owner, id: row.id, photos });
    return row;
  });
}
