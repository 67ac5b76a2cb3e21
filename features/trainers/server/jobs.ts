import { disputedTrainers } from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import { recheckListings } from './actions/listing.ts';
import { refreshNextFree } from './actions/next-free.ts';
import { refreshStars } from './actions/reviews.ts';

/** Who lacks something by now, such as a plan, is no longer shown, and who has it again is. */
export const trainersWork = ({ db }: { db: Db }): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'listed trainers',
      everyMs: MS_PER_HOUR,
      run: (nowMs) => recheckListings(db, nowMs),
    },
    {
      // A dispute hides a review for a week at most.
      name: 'disputed reviews',
      everyMs: MS_PER_HOUR,
      run: async (nowMs) => {
        for (const trainer of await disputedTrainers(db)) await refreshStars(db, trainer, nowMs);
      },
    },
    {
      name: 'next free times',
      everyMs: MS_PER_MINUTE,
      run: (nowMs) => refreshNextFree(db, nowMs),
    },
  ],
});
