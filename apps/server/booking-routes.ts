import { bookingInvitesRoutes } from '#features/booking-invites/server/routes.ts';
import { bookingRequestsRoutes } from '#features/booking-requests/server/routes.ts';
import { bookingSeriesRoutes } from '#features/booking-series/server/routes.ts';
import type { TimeServices } from '#features/bookings/server/public.ts';
import { bookingsRoutes } from '#features/bookings/server/routes.ts';
import { guardiansRoutes } from '#features/guardians/server/routes.ts';
import { gymOffersRoutes } from '#features/gym-offers/server/routes.ts';
import { missedSessionsRoutes } from '#features/missed-sessions/server/routes.ts';
import { packsRoutes } from '#features/packs/server/routes.ts';
import type { Route } from '#platform/server/http/handle.ts';

/** All that people book with, in one list: each needs the same of the server. */
export const bookingRoutes = (services: TimeServices): Route[] => [
  ...bookingsRoutes(services),
  ...bookingSeriesRoutes(services),
  ...bookingRequestsRoutes(services),
  ...bookingInvitesRoutes(services),
  ...packsRoutes(services),
  ...missedSessionsRoutes(services),
  ...guardiansRoutes(services),
  ...gymOffersRoutes(services),
];
