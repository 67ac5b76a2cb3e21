import { shownPhotoOf } from '#features/account/server/public.ts';
import { clientsOf, requireBooking } from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import { sendPrivatePicture } from '#platform/server/http/private-picture.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { trainerCalendarApi } from '../contract.ts';
import { listTimes } from './actions.ts';

const UUID = /^[\da-f-]{36}$/i;
const TAG = /^[\w-]{22}$/;

/** The picture of who booked, for the trainer of that booking, while its person lets trainers see it. */
async function clientPhoto(db: Db, trainer: OwnerId, bookingId: string, tag: string) {
  if (!UUID.test(bookingId) || !TAG.test(tag)) return null;
  const { booking, side } = await requireBooking(db, trainer, bookingId);
  return side === 'trainer' ? shownPhotoOf(db, booking.clientId, tag) : null;
}

export const trainerCalendarRoutes = (signIn: { db: Db; sessionGate: SessionGate }): Route[] => [
  plainRoute((app) => {
    app.get<{ Params: { bookingId: string; tag: string } }>(
      '/api/client-photos/:bookingId/:tag',
      async (request, reply) => {
        const caller = await signIn.sessionGate(request);
        const { bookingId, tag } = request.params;
        const picture = caller && (await clientPhoto(signIn.db, caller.owner, bookingId, tag));
        return sendPrivatePicture(request, reply, tag, picture);
      },
    );
  }),
  handle(trainerCalendarApi.times, ({ db, caller, query }) => listTimes(db, caller.owner, query)),
  handle(trainerCalendarApi.clients, ({ db, caller }) => clientsOf(db, caller.owner)),
];
