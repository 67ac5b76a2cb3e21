import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { type EmailServices, sendDueEmails } from './actions/calendar-emails.ts';

const MINUTE_MS = 60_000;

/** Daily reminders and weekly summaries, looked for every minute. */
export const notificationsWork = (services: EmailServices): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'reminders and summaries',
      everyMs: MINUTE_MS,
      run: (nowMs) => sendDueEmails(services, nowMs),
    },
  ],
});
