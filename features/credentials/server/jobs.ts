import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import {
  type CheckingServices,
  dropDecidedDocuments,
  remindOfCredentials,
} from './actions/check-credentials.ts';

const HOUR_MS = 3_600_000;

/** Every hour: trainers whose checked credentials end are reminded, and documents that nobody needs go. */
export const credentialsWork = (services: CheckingServices & { db: Db }): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'credentials that end',
      everyMs: HOUR_MS,
      run: (nowMs) => remindOfCredentials(services.db, services, nowMs),
    },
    {
      name: 'documents of decided credentials',
      everyMs: HOUR_MS,
      run: (nowMs) => dropDecidedDocuments(services.db, nowMs),
    },
  ],
});
