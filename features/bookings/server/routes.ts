import { handle, type Route } from '#platform/server/http/handle.ts';
import { bookingsApi } from '../contract/bookings.ts';
import { waitingApi } from '../contract/waiting.ts';
import { cancel, move } from './actions/change-booking.ts';
import { bookForClient } from './actions/for-client.ts';
import { finish } from './actions/hold.ts';
import { listCalendar, listMine, readBooking } from './actions/lists.ts';
import type { BookingServices, TimeServices } from './actions/require-booking.ts';
import { acceptPlace, joinWaiting, leaveWaiting, listWaiting } from './actions/waiting-list.ts';
import { offerRoutes } from './routes/offers.ts';
import { peopleRoutes } from './routes/people.ts';

const waitingRoutes = (services: BookingServices): Route[] => [
  handle(waitingApi.mine, ({ db, caller, nowMs }) => listWaiting(db, caller.owner, nowMs)),
  handle(waitingApi.join, ({ db, caller, body, nowMs }) =>
    joinWaiting(db, caller.owner, body.sessionId, nowMs),
  ),
  handle(waitingApi.accept, ({ db, caller, body, nowMs }) =>
    acceptPlace(db, services, caller.owner, body, nowMs),
  ),
  handle(waitingApi.leave, async ({ db, caller, params, nowMs }) => {
    await leaveWaiting(db, services, caller.owner, params.sessionId, nowMs);
    return { ok: true };
  }),
];

export const bookingsRoutes = (services: TimeServices): Route[] => [
  ...offerRoutes,
  handle(bookingsApi.mine, ({ db, caller, nowMs }) => listMine(db, caller.owner, nowMs)),
  handle(bookingsApi.calendar, ({ db, caller, query, nowMs }) =>
    listCalendar(db, caller.owner, query, nowMs),
  ),
  ...waitingRoutes(services),
  handle(bookingsApi.one, ({ db, caller, params, nowMs }) =>
    readBooking(db, caller.owner, params.id, nowMs),
  ),
  handle(bookingsApi.finish, ({ db, caller, params, body, nowMs }) =>
    finish(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(bookingsApi.forClient, ({ db, caller, body, nowMs }) =>
    bookForClient(db, services, caller.owner, body, nowMs),
  ),
  handle(bookingsApi.move, ({ db, caller, params, body, nowMs }) =>
    move(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(bookingsApi.cancel, ({ db, caller, params, body, nowMs }) =>
    cancel(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  ...peopleRoutes,
];
