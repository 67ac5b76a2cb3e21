import { type BookingServices, lapsedRequests, lapseIn } from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import { withOneEmail } from './actions/tell-series.ts';

type Services = BookingServices & { db: Db };

/** Ends requests that nobody answered; those of one series with one email to each side. */
async function endRequests({ db, ...services }: Services, nowMs: number): Promise<void> {
  const lapsed = await lapsedRequests(db, new Date(nowMs));
  const groups = Map.groupBy(
    lapsed,
    ({ booking, session }) => `${session.trainerId} ${booking.seriesId ?? booking.id}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    await withOneEmail(db, services, first.session.trainerId, nowMs, async (db, gathering) => {
      for (const { booking } of group) await lapseIn(db, gathering, booking.id, nowMs);
    });
  }
}

/** Ends expired requests, every minute. */
export const requestsWork = (services: Services): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'booking requests',
      everyMs: MS_PER_MINUTE,
      run: (nowMs) => endRequests(services, nowMs),
    },
  ],
});
