import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { ErasedOnly } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { accountDeletions, dataExports } from './tables.ts';

export const myDataErasedOnly: ErasedOnly[] = [
  { name: 'data_exports', because: 'Copies of exported data, deleted after an hour.' },
  { name: 'account_deletions', because: 'The planned deletion of the account, shown on screen.' },
];

/** An export without its file. */
export type ExportRow = Omit<typeof dataExports.$inferSelect, 'file'>;

const shownColumns = {
  ownerId: dataExports.ownerId,
  id: dataExports.id,
  state: dataExports.state,
  done: dataExports.done,
  total: dataExports.total,
  askedAt: dataExports.askedAt,
  expiresAt: dataExports.expiresAt,
  sizeBytes: dataExports.sizeBytes,
};

const isExport = ({ ownerId, id }: Pick<ExportRow, 'ownerId' | 'id'>) =>
  and(eq(dataExports.ownerId, ownerId), eq(dataExports.id, id));

/** The newest export that has not expired; null without one. */
export async function exportOf(db: Db, owner: OwnerId, now: Date): Promise<ExportRow | null> {
  const [row] = await db
    .select(shownColumns)
    .from(dataExports)
    .where(and(eq(dataExports.ownerId, owner), gt(dataExports.expiresAt, now)))
    .orderBy(desc(dataExports.askedAt), desc(dataExports.id))
    .limit(1);
  return row ?? null;
}

/** One export, also of those that have expired; null when there is none (any more). */
export async function exportById(db: Db, owner: OwnerId, id: string): Promise<ExportRow | null> {
  const [row] = await db
    .select(shownColumns)
    .from(dataExports)
    .where(isExport({ ownerId: owner, id }));
  return row ?? null;
}

/** Replaces older exports with a new one. */
export async function addExport(db: Db, row: ExportRow): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.ownerId, row.ownerId));
  await db.insert(dataExports).values(row);
}

export async function writeProgress(
  db: Db,
  row: Pick<ExportRow, 'ownerId' | 'id'>,
  done: number,
): Promise<void> {
  await db.update(dataExports).set({ done }).where(isExport(row));
}

/** Keeps the finished file; false when the export is gone, or another server has finished it. */
export async function finishExport(
  db: Db,
  row: Pick<ExportRow, 'ownerId' | 'id'>,
  finished: { file: Buffer; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(dataExports)
    .set({ ...finished, state: 'ready', sizeBytes: finished.file.length })
    .where(and(isExport(row), eq(dataExports.state, 'running')))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

export async function failExport(db: Db, row: Pick<ExportRow, 'ownerId' | 'id'>): Promise<void> {
  await db.update(dataExports).set({ state: 'failed' }).where(isExport(row));
}

/** The file of a finished export; null when it is another person's, not ready, or has expired. */
export async function exportFile(
  db: Db,
  owner: OwnerId,
  id: string,
  now: Date,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ file: dataExports.file })
    .from(dataExports)
    .where(
      and(
        isExport({ ownerId: owner, id }),
        eq(dataExports.state, 'ready'),
        gt(dataExports.expiresAt, now),
      ),
    );
  return row?.file ?? null;
}

export async function dropExpiredExports(db: Db, now: Date): Promise<void> {
  await db.delete(dataExports).where(lte(dataExports.expiresAt, now));
}

export type DeletionRow = typeof accountDeletions.$inferSelect;

export async function deletionOf(db: Db, owner: OwnerId): Promise<DeletionRow | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.ownerId, owner));
  return row ?? null;
}

/** Whether a person has asked to have their account erased, and not changed their mind. */
export async function isLeaving(db: Db, owner: OwnerId): Promise<boolean> {
  return (await deletionOf(db, owner)) !== null;
}

/** Notes that an account is to be erased; one that is noted keeps its day. */
export async function addDeletion(db: Db, row: DeletionRow) {
  const rows = await db.insert(accountDeletions).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** False when there was none. */
export async function dropDeletion(db: Db, owner: OwnerId): Promise<boolean> {
  const rows = await db
    .delete(accountDeletions)
    .where(eq(accountDeletions.ownerId, owner))
    .returning();
  return rows.length > 0;
}

export async function dueDeletions(db: Db, now: Date): Promise<DeletionRow[]> {
  return db.select().from(accountDeletions).where(lte(accountDeletions.dueAt, now));
}

/** Takes a due deletion; false when it was cancelled, or another server has taken it. */
export async function takeDueDeletion(db: Db, owner: OwnerId, now: Date): Promise<boolean> {
  const rows = await db
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.ownerId, owner), lte(accountDeletions.dueAt, now)))
    .returning();
  return rows.length > 0;
}
