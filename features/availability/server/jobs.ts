import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import type { OtherCalendars } from './actions/calendars.ts';

/** Reads calendars elsewhere again, each every quarter of an hour. */
export const availabilityWork = ({
  db,
  calendars,
}: {
  db: Db;
  calendars: OtherCalendars;
}): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'calendars elsewhere',
      everyMs: MS_PER_MINUTE,
      run: (nowMs) => calendars.refreshDue(db, nowMs),
    },
  ],
});
