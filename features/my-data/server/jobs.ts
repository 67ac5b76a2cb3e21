import { emailOf, eraseAccount } from '#features/account/server/public.ts';
import { inTransaction } from '#platform/server/db/database.ts';
import { erasedLetter } from '../rules/mails.ts';
import { EXPORT_STALE_MS } from '../rules.ts';
import { type MyDataServices, writeExport } from './actions/write-export.ts';
import { dropExpiredExports, dueDeletions, takeDueDeletion, takeStaleExports } from './queries.ts';

/**
 * What falls due: exports whose server has stopped are begun again, those of more than an hour are
 * removed, and accounts are erased whose 14 days are over. Several servers may run it at once.
 */
export async function tidyUp(services: MyDataServices): Promise<void> {
  const { db, clock, mailer, log } = services;
  const now = new Date(clock());
  await dropExpiredExports(db, now);
  const stale = await takeStaleExports(db, new Date(clock() - EXPORT_STALE_MS), now);
  for (const row of stale) await writeExport(services, row);
  for (const { ownerId } of await dueDeletions(db, now)) {
    const to = await emailOf(db, ownerId);
    const erased = await inTransaction(db, async (db) => {
      if (!(await takeDueDeletion(db, ownerId, now))) return false;
      await eraseAccount(db, ownerId);
      return true;
    });
    if (!erased || !to) continue;
    await mailer
      .send({ to, ...erasedLetter() })
      .catch((error: unknown) => log.error({ err: error }, 'a last letter was not sent'));
  }
}
