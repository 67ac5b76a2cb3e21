import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { UNDO_MS } from '../rules/photo-limits.ts';
import { dropDeletedPictures } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Every hour, pictures that were deleted more than a day ago go for good. */
export const progressPhotosWork = ({ db }: { db: Db }): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'deleted progress photos',
      everyMs: HOUR_MS,
      run: (nowMs) => dropDeletedPictures(db, new Date(nowMs - UNDO_MS)),
    },
  ],
});
