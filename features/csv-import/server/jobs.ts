import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { expireImports } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Deletes staged rows after seven days, and what a server left that ended in the middle of a validation. */
export const csvImportWork = ({ db }: { db: Db }): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'expired CSV imports',
      everyMs: HOUR_MS,
      run: (nowMs) => expireImports(db, new Date(nowMs)),
    },
  ],
});
