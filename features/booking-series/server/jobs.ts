import {
  type BookingServices,
  lapsedRequests,
  lapseIn,
  queueTrainer,
  tell,
} from '#features/bookings/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import { gathering, type Told, tellSeries } from './actions/tell-series.ts';

type Services = BookingServices & { db: Db };

/** Ends requests that nobody answered; those of one series with one mail to each side. */
async function endRequests(services: Services, nowMs: number): Promise<void> {
  const lapsed = await lapsedRequests(services.db, new Date(nowMs));
  const groups = Map.groupBy(lapsed, ({ booking }) => booking.seriesId ?? booking.id);
  for (const group of groups.values()) {
    await inTransaction(services.db, async (db) => {
      const told: Told[] = [];
      const quietly = gathering(services, told);
      for (const { booking, session } of group) {
        await queueTrainer(db, session.trainerId);
        await lapseIn(db, quietly, booking.id, nowMs);
      }
      const [first] = told;
      if (told.length > 1) await tellSeries(db, services, told, nowMs);
      else if (first) await tell(db, services, first.row, first.news);
    });
  }
}

/** Requests that expire, looked at every minute. */
export const requestsWork = (services: Services): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'booking requests',
      everyMs: MS_PER_MINUTE,
      run: (nowMs) => endRequests(services, nowMs),
    },
  ],
});
