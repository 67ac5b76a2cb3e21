import { type BackgroundWork, handler } from '#platform/server/jobs/job.ts';
import { FORGOTTEN_AFTER_SECONDS } from '../rules/sign-in-delays.ts';
import { linkJob, mailRequestedLink } from './actions/mailed-links.ts';
import type { SignIn } from './providers/sign-in.ts';
import { purge } from './queries/purge.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A used link still answers "done" for so long: mail programs and people open it again. */
const LINKS_RETENTION_MS = 30 * DAY_MS;
const ATTEMPTS_RETENTION_MS = FORGOTTEN_AFTER_SECONDS * 1000;

/** Emails requested links and deletes expired records. */
export const signInWork = (signIn: SignIn): BackgroundWork => ({
  handlers: [handler(linkJob, (asked) => mailRequestedLink(signIn, asked))],
  scheduledTasks: [
    {
      name: 'expired records',
      everyMs: HOUR_MS,
      run: (nowMs) =>
        purge(signIn.db, {
          sessions: new Date(nowMs),
          links: new Date(nowMs - LINKS_RETENTION_MS),
          verifications: new Date(nowMs),
          tries: new Date(nowMs - ATTEMPTS_RETENTION_MS),
        }),
    },
  ],
});
