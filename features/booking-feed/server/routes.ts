import { toCalendarFile } from '#features/calendar-files/rules/calendar-file.ts';
import { calendarFeedRoutes } from '#platform/server/calendar-feed/feed-routes.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Route } from '#platform/server/http/handle.ts';
import { bookingFeedApi, FEED_PATH } from '../contract.ts';
import { calendarEventsOf } from './actions.ts';
import { addresses } from './queries.ts';

type Services = { db: Db; clock: () => number; publicUrl: string };

/** A person's sessions as a calendar fetches them, by their secret address. */
export const bookingFeedRoutes = ({ publicUrl, ...server }: Services): Route[] =>
  calendarFeedRoutes({
    ...server,
    api: bookingFeedApi,
    feedPath: FEED_PATH,
    addresses,
    async write(db, owner, nowMs) {
      const events = await calendarEventsOf(db, owner, publicUrl, nowMs);
      return toCalendarFile(events, 'PUBLISH', 'Vigour sessions');
    },
  });
