import type { TimeServices } from '#features/bookings/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { bookingInvitesApi } from '../contract.ts';
import { inviteToBook } from './actions.ts';

export const bookingInvitesRoutes = (services: TimeServices): Route[] => [
  handle(bookingInvitesApi.invite, ({ db, caller, body, nowMs }) =>
    inviteToBook(db, services, caller.owner, body, nowMs),
  ),
];
