import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import type { ByteSealer } from '#platform/server/secrets/byte-sealer.ts';
import { UNDO_MS } from '../rules/photo-limits.ts';
import { renewPictures } from './actions/renew-pictures.ts';
import { dropDeletedPictures } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Every hour, pictures that were deleted more than a day ago go for good; others are brought under the newest secret. */
export const progressPhotosWork = ({
  db,
  sealer,
}: {
  db: Db;
  sealer: ByteSealer;
}): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'deleted progress photos',
      everyMs: HOUR_MS,
      run: (nowMs) => dropDeletedPictures(db, new Date(nowMs - UNDO_MS)),
    },
    {
      name: 'progress photos under the newest secret',
      everyMs: HOUR_MS,
      run: () => renewPictures(db, sealer),
    },
  ],
});
