import { emailOf, eraseAccount } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { type BackgroundWork, handler } from '#platform/server/jobs/job.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { composeErased } from '../rules/mails.ts';
import type { ReasonToStay } from './actions/deletion.ts';
import { exportJob, type MyDataServices, writeExport } from './actions/write-export.ts';
import { dropExpiredExports, dueDeletions, takeDueDeletion } from './queries.ts';

const MINUTE_MS = 60_000;

type ErasingServices = MyDataServices & {
  reasonToStay: ReasonToStay;
  /** Takes what is of the person out of what they share with others. */
  beforeErasing: (db: Db, owner: OwnerId, nowMs: number) => Promise<void>;
};

/**
 * Erases the accounts whose 14 days are over. One that has a reason to stay, which it had not when it
 * asked, waits until the reason is gone. The last email goes out if, and only if, all is gone.
 */
async function eraseDue(services: ErasingServices, now: Date): Promise<void> {
  const { post, reasonToStay, beforeErasing } = services;
  for (const { ownerId } of await dueDeletions(services.db, now)) {
    await inTransaction(services.db, async (db) => {
      if (await reasonToStay(db, ownerId)) return;
      if (!(await takeDueDeletion(db, ownerId, now))) return;
      const to = await emailOf(db, ownerId);
      await beforeErasing(db, ownerId, now.getTime());
      await eraseAccount(db, ownerId);
      if (to) await post(db, { to, ...composeErased() });
    });
  }
}

/** Writes exports that were asked for, removes those of more than an hour, and erases accounts that are due. */
export const myDataWork = (services: ErasingServices): BackgroundWork => ({
  handlers: [handler(exportJob, (payload) => writeExport(services, payload))],
  scheduledTasks: [
    {
      name: 'exports and deletions',
      everyMs: MINUTE_MS,
      async run(nowMs) {
        const now = new Date(nowMs);
        await dropExpiredExports(services.db, now);
        await eraseDue(services, now);
      },
    },
  ],
});
