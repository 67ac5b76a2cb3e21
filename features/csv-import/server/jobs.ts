import type { Db } from '#platform/server/db/database.ts';
import { type BackgroundWork, handler } from '#platform/server/jobs/job.ts';
import { destinationOf } from './actions/import-rights.ts';
import { judgeUpload, judgeUploadJob } from './actions/judge-upload.ts';
import { expireImports } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Judges the rows of large files, and forgets rows after seven days. */
export const csvImportWork = ({ db }: { db: Db }): BackgroundWork => ({
  handlers: [
    handler(judgeUploadJob, (payload, { nowMs }) =>
      judgeUpload({ db, destinationOf }, payload, nowMs),
    ),
  ],
  rounds: [
    {
      name: 'expired CSV imports',
      everyMs: HOUR_MS,
      run: (nowMs) => expireImports(db, new Date(nowMs)),
    },
  ],
});
