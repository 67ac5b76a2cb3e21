import { calendarFeedRoutes } from '#platform/server/calendar-feed/feed-routes.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Route } from '#platform/server/http/handle.ts';
import { CALENDAR_PATH, planCalendarApi, WITH_SNACKS } from '../contract.ts';
import { calendarOf } from './actions.ts';
import { addresses } from './queries.ts';

type Services = { db: Db; clock: () => number; publicUrl: string };

/** The plan as a calendar fetches it, by its secret address. */
export const mealCalendarRoutes = ({ publicUrl, ...server }: Services): Route[] =>
  calendarFeedRoutes({
    ...server,
    api: planCalendarApi,
    feedPath: CALENDAR_PATH,
    addresses,
    write: (db, owner, nowMs, search) =>
      calendarOf(db, owner, { publicUrl, nowMs, hasSnacks: search.has(WITH_SNACKS) }),
  });
