import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MAX_STAGED_BYTES } from '../../rules/limits.ts';
import { dropImport, stagedImports } from '../queries.ts';

/** Imports of one person without a commit. */
const MAX_OPEN = 20;

/**
 * Makes space for another import of this person: drops the oldest imports without a commit. Throws `conflict`,
 * reason `staged_limit`, when the committed ones alone take all space, because they can still be undone.
 */
export async function makeSpace(db: Db, owner: OwnerId, now: Date): Promise<void> {
  const staged = await stagedImports(db, owner, now);
  const committed = staged.filter(({ state }) => state === 'committed');
  let bytes = committed.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > MAX_STAGED_BYTES) {
    const days = Math.ceil(
      Math.min(...committed.map(({ expiresAt }) => expiresAt.getTime() - now.getTime())) /
        86_400_000,
    );
    const message = `Your recent imports have used all undo space. Undo one, or try again in ${days === 1 ? 'a day' : `${days} days`}.`;
    throw new AppError('conflict', { reason: 'staged_limit', message });
  }
  for (const [at, one] of staged.filter(({ state }) => state !== 'committed').entries()) {
    bytes += one.sizeBytes;
    if (at >= MAX_OPEN - 1 || bytes > MAX_STAGED_BYTES) await dropImport(db, one);
  }
}
