import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { forgetOld } from './actions.ts';

export { missedRoutes } from './routes.ts';

const DAY_MS = 86_400_000;

/** Every day: drops searches that nobody asked for any more. */
export const missedWork = ({ db }: { db: Db }): BackgroundWork => ({
  scheduledTasks: [
    { name: 'old missed searches', everyMs: DAY_MS, run: (nowMs) => forgetOld(db, nowMs) },
  ],
});
