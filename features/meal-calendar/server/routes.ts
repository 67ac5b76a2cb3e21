import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import { AppError } from '#platform/shared/errors.ts';
import { CALENDAR_PATH, planCalendarApi } from '../contract.ts';
import { calendarOf, readCalendar, renewCalendar, stopCalendar } from './actions.ts';

type Services = { db: Db; clock: () => number; publicUrl: string };

/** The plan as a calendar fetches it, by its secret address. */
export const mealCalendarRoutes = ({ db, clock, publicUrl }: Services): Route[] => [
  handle(planCalendarApi.read, ({ db, caller }) => readCalendar(db, caller.owner)),
  handle(planCalendarApi.renew, ({ db, caller, nowMs }) => renewCalendar(db, caller.owner, nowMs)),
  handle(planCalendarApi.stop, ({ db, caller }) => stopCalendar(db, caller.owner)),
  plainRoute((app) => {
    app.get<{ Params: { token: string } }>(`${CALENDAR_PATH}.ics`, async (request, reply) => {
      const { token } = request.params;
      const calendar = await calendarOf(db, { token, publicUrl, nowMs: clock() });
      reply.headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      if (calendar === null) {
        throw new AppError('not_found', { message: 'This calendar is no longer shared.' });
      }
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(calendar);
    });
  }),
];
