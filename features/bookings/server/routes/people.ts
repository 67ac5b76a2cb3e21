import { handle, type Route } from '#platform/server/http/handle.ts';
import { bookingBlocksApi } from '../../contract/blocks.ts';
import { listBlocked } from '../actions/lists.ts';
import { requireBooking } from '../actions/require-booking.ts';
import { blockPerson, unblockPerson } from '../queries/blocks.ts';

export const peopleRoutes: Route[] = [
  handle(bookingBlocksApi.list, ({ db, caller }) => listBlocked(db, caller.owner)),
  handle(bookingBlocksApi.block, async ({ db, caller, body, nowMs }) => {
    const { booking, session, side } = await requireBooking(db, caller.owner, body.bookingId);
    const other = side === 'client' ? session.trainerId : booking.clientId;
    await blockPerson(db, caller.owner, other, new Date(nowMs));
    return { ok: true };
  }),
  handle(bookingBlocksApi.unblock, async ({ db, caller, params }) => {
    await unblockPerson(db, caller.owner, params.personId);
    return { ok: true };
  }),
];
