import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MAX_STAGED_BYTES } from '../../rules/limits.ts';
import type { StagedBatch } from '../queries/staged-batches.ts';
import { dropImport, listStagedImports } from '../queries.ts';

/** Imports of one person without a commit. */
const MAX_OPEN = 20;

/** How many bytes another import may stage, and what to throw when it takes more. */
export type Space = { bytes: number; exceeded: AppError };

/** What a batch takes. A row that leaves out columns takes more than was sent of it. */
export const bytesOf = ({ cells, keys, failed }: StagedBatch): number =>
  Buffer.byteLength(JSON.stringify(cells)) + Buffer.byteLength(JSON.stringify([keys, failed]));

export function takesTooMuch(field: string): AppError {
  const message = 'This file takes too much space. Split it into smaller files.';
  return new AppError('invalid', { message, fields: { [field]: message } });
}

/**
 * Makes space for another import of this person: drops the oldest imports without a commit. What the committed ones
 * take is left to them, because they can still be undone. Throws `conflict`, reason `staged_limit`, when that is all.
 */
export async function makeSpace(db: Db, owner: OwnerId, now: Date): Promise<Space> {
  const staged = await listStagedImports(db, owner, now);
  const committed = staged.filter(({ state }) => state === 'committed');
  let bytes = committed.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const space: Space = { bytes: MAX_STAGED_BYTES - bytes, exceeded: takesTooMuch('csvData') };
  // With less than that beside it, the file itself is the one that takes too much.
  if (bytes > MAX_STAGED_BYTES / 2) {
    const days = Math.ceil(
      Math.min(...committed.map(({ expiresAt }) => expiresAt.getTime() - now.getTime())) /
        86_400_000,
    );
    const message = `Your recent imports have used all undo space. Undo one, or try again in ${days === 1 ? 'a day' : `${days} days`}.`;
    space.exceeded = new AppError('conflict', { reason: 'staged_limit', message });
  }
  if (space.bytes < 0) throw space.exceeded;
  for (const [at, one] of staged.filter(({ state }) => state !== 'committed').entries()) {
    bytes += one.sizeBytes;
    if (at >= MAX_OPEN - 1 || bytes > MAX_STAGED_BYTES) await dropImport(db, one);
  }
  return space;
}
