import { type BackgroundWork, handler } from '#platform/server/jobs/job.ts';
import { FORGOTTEN_AFTER_SECONDS } from '../rules/sign-in-delays.ts';
import { linkJob, mailRequestedLink } from './actions/mailed-links.ts';
import type { SignIn } from './providers/sign-in.ts';
import { purge } from './queries/purge.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A used link still answers "done" for so long: mail programs and people open it again. */
const LINKS_KEPT_MS = 30 * DAY_MS;
const TRIES_KEPT_MS = FORGOTTEN_AFTER_SECONDS * 1000;

/** Mails links that were asked for, and removes what has run out. */
export const accountWork = (signIn: SignIn): BackgroundWork => ({
  handlers: [handler(linkJob, (asked) => mailRequestedLink(signIn, asked))],
  rounds: [
    {
      name: 'expired records',
      everyMs: HOUR_MS,
      run: (nowMs) =>
        purge(signIn.db, {
          sessions: new Date(nowMs),
          links: new Date(nowMs - LINKS_KEPT_MS),
          verifications: new Date(nowMs),
          tries: new Date(nowMs - TRIES_KEPT_MS),
        }),
    },
  ],
});
