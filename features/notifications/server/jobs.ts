import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { type LetterServices, writeDueLetters } from './actions/calendar-letters.ts';

const MINUTE_MS = 60_000;

/** Daily reminders and weekly summaries, looked for every minute. */
export const notificationsWork = (services: LetterServices): BackgroundWork => ({
  rounds: [
    {
      name: 'reminders and summaries',
      everyMs: MINUTE_MS,
      run: (nowMs) => writeDueLetters(services, nowMs),
    },
  ],
});
