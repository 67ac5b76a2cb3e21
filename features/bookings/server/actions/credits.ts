import { todayOf } from '#features/account/server/public.ts';
import { creditsToUse, expiryOfReturned } from '#features/booking-terms/rules/credits.ts';
import type { Settlement, Side } from '#features/booking-terms/rules/settlement.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  countCredits,
  creditsById,
  creditsFor,
  giveBackCredit,
  takeCredit,
  takeCreditOfPack,
} from '../queries/credits.ts';
import type { BookingRow } from './with-people.ts';

/** Uses one credit of a client for an offer, of those that end first; fails where none is left. */
export async function payWithCredit(
  db: Db,
  client: OwnerId,
  offerId: string,
  nowMs: number,
): Promise<string> {
  const today = await todayOf(db, client, nowMs);
  const credits = creditsToUse(await creditsFor(db, client, offerId), today);
  if (credits && (await takeCredit(db, credits.id))) return credits.id;
  throw new AppError('conflict', {
    reason: 'no_credit',
    message: 'You have no credit left for this. Pay the trainer directly.',
  });
}

/** Fails where a client has fewer credits for an offer than sessions to pay with them. */
export async function assertCredits(
  db: Db,
  client: OwnerId,
  { offerId, sessions }: { offerId: string; sessions: number },
  nowMs: number,
): Promise<void> {
  const left = await countCredits(db, client, offerId, await todayOf(db, client, nowMs));
  if (left >= sessions) return;
  throw new AppError('conflict', {
    reason: 'no_credit',
    message: `You have ${left} of the ${sessions} credits this takes. Choose fewer sessions, or pay the trainer directly.`,
  });
}

/** Gives the credit of a booking back where its settlement says so. */
export async function returnCredit(
  db: Db,
  { booking }: Pick<BookingRow, 'booking'>,
  settlement: Settlement | null,
  by: Side,
  nowMs: number,
): Promise<void> {
  if (booking.creditsId === null || settlement?.credit === 'kept') return;
  const credits = await creditsById(db, booking.creditsId);
  if (!credits) return;
  const today = await todayOf(db, booking.clientId, nowMs);
  await giveBackCredit(db, credits.packId, expiryOfReturned(credits.expiresOn, by, today));
}

/** Moves a credit back or out again as what is settled of a missed session changes; false where none is left to take. */
export async function settleCredit(
  db: Db,
  row: Pick<BookingRow, 'booking'>,
  after: Settlement | null,
  by: Side,
  nowMs: number,
): Promise<boolean> {
  const { clientId, creditsId, settlement: before, missing } = row.booking;
  const isBack = before?.credit === 'returned';
  if (creditsId === null || isBack === (after?.credit === 'returned')) return true;
  if (isBack) {
    if (await takeCreditOfPack(db, creditsId, await todayOf(db, clientId, nowMs))) return true;
    // One that came back without living longer may have ended since.
    return missing?.missing === 'client' && (await takeCredit(db, creditsId));
  }
  await returnCredit(db, row, after, by, nowMs);
  return true;
}
