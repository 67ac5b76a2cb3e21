import type { BookingServices } from '#features/bookings/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { afterwardsApi } from '../contract.ts';
import { notePayment, sayMissing, waive } from './actions.ts';

export const missedSessionsRoutes = (services: BookingServices): Route[] => [
  handle(afterwardsApi.missing, ({ db, caller, params, body, nowMs }) =>
    sayMissing(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(afterwardsApi.waive, ({ db, caller, params, body, nowMs }) =>
    waive(db, services, caller.owner, { ...params, ...body }, nowMs),
  ),
  handle(afterwardsApi.notePayment, ({ db, caller, params, body, nowMs }) =>
    notePayment(db, caller.owner, { ...params, ...body }, nowMs),
  ),
];
