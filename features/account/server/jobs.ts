import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { FORGOTTEN_AFTER_SECONDS } from '../rules/sign-in-delays.ts';
import { purge } from './queries/purge.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A used link still answers "done" for so long: mail programs and people open it again. */
const LINKS_KEPT_MS = 30 * DAY_MS;
const TRIES_KEPT_MS = FORGOTTEN_AFTER_SECONDS * 1000;

/** Removes what has run out. */
export const accountWork = ({ db }: { db: Db }): BackgroundWork => ({
  rounds: [
    {
      name: 'what has run out',
      everyMs: HOUR_MS,
      run: (nowMs) =>
        purge(db, {
          sessions: new Date(nowMs),
          links: new Date(nowMs - LINKS_KEPT_MS),
          verifications: new Date(nowMs),
          tries: new Date(nowMs - TRIES_KEPT_MS),
        }),
    },
  ],
});
