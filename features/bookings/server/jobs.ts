import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { MS_PER_MINUTE, MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { BookingServices } from './actions/require-booking.ts';
import { tell } from './actions/tell.ts';
import { moveUpIn } from './actions/waiting-list.ts';
import { withPeople } from './actions/with-people.ts';
import { claimReminders } from './queries/bookings.ts';
import { closeUnwanted, queueTrainer, sessionById } from './queries/sessions.ts';
import { sessionsToLookAt } from './queries/waiting.ts';

type Services = BookingServices & { db: Db };

/** Reminds both sides a day before. A kill in between sends none twice: each is claimed with its mails. */
const remind = (services: Services, nowMs: number): Promise<void> =>
  inTransaction(services.db, async (db) => {
    const now = new Date(nowMs);
    const until = new Date(nowMs + MS_PER_WALL_DAY);
    for (const row of await withPeople(db, await claimReminders(db, now, until))) {
      // Who has just booked knows.
      if (row.session.startsAt.getTime() - row.booking.agreement.bookedAtMs <= MS_PER_WALL_DAY) {
        continue;
      }
      await tell(db, services, row, { kind: 'reminder' });
    }
  });

/** Moves waiting lists on whose offers have expired, and ends those of sessions that began. */
async function moveLists({ db, ...services }: Services, nowMs: number): Promise<void> {
  for (const id of await sessionsToLookAt(db, new Date(nowMs))) {
    await inTransaction(db, async (db) => {
      const session = await sessionById(db, id);
      if (!session) return;
      await queueTrainer(db, session.trainerId);
      await moveUpIn(db, services, id, nowMs);
      if (session.startsAt.getTime() > nowMs) await closeUnwanted(db, id, new Date(nowMs));
    });
  }
}

/** Reminders and waiting lists, looked at every minute. */
export const bookingsWork = (services: Services): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'booking reminders',
      everyMs: MS_PER_MINUTE,
      run: (nowMs) => remind(services, nowMs),
    },
    {
      name: 'waiting lists',
      everyMs: MS_PER_MINUTE,
      run: (nowMs) => moveLists(services, nowMs),
    },
  ],
});
