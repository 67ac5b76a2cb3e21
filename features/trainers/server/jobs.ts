import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { recheckListings } from './actions/listing.ts';

const HOUR_MS = 3_600_000;

/** Every hour: who lacks something by now, such as a plan, is no longer shown, and who has it again is. */
export const trainersWork = ({ db }: { db: Db }): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'listed trainers',
      everyMs: HOUR_MS,
      run: (nowMs) => recheckListings(db, nowMs),
    },
  ],
});
