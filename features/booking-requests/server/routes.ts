import type { TimeServices } from '#features/bookings/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { bookingRequestsApi } from '../contract.ts';
import { decide, reopen } from './actions.ts';

export const bookingRequestsRoutes = (services: TimeServices): Route[] => [
  handle(bookingRequestsApi.decide, ({ db, caller, params, body, nowMs }) =>
    decide(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(bookingRequestsApi.reopen, ({ db, caller, params, body, nowMs }) =>
    reopen(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
];
