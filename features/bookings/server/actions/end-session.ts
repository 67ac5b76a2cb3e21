import { contactOf } from '#features/account/server/public.ts';
import { settleCancelling } from '#features/booking-terms/rules/settlement.ts';
import { guardianToTell } from '#features/guardians/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { composeWaitEmail, type WaitNews } from '../../rules/waiting-emails.ts';
import { waits } from '../../rules/waiting-list.ts';
import { bookingsInSession, changeBooking } from '../queries/bookings.ts';
import { offerOfSession } from '../queries/offers.ts';
import { changeSession, type SessionRow, sessionById } from '../queries/sessions.ts';
import { listOf, writeWaiting } from '../queries/waiting.ts';
import { returnCredit } from './credits.ts';
import { type BookingServices, change, requireBooking } from './require-booking.ts';
import { agreementOf } from './show-booking.ts';
import { zoneOfOffer } from './take-time.ts';
import { tell, zoneForReader } from './tell.ts';
import { moveUpIn } from './waiting-list.ts';

/** Ends a booking for a reason that is not its client’s doing: it costs nothing, and who booked is mailed. */
export async function endForFree(
  db: Db,
  services: BookingServices,
  { id, clientId }: { id: string; clientId: OwnerId },
  reason: string,
  nowMs: number,
): Promise<void> {
  const row = await requireBooking(db, clientId, id);
  const settlement = settleCancelling(agreementOf(row), 'trainer', nowMs);
  const values = {
    state: 'cancelled' as const,
    settlement,
    cancelReason: reason,
    keptUntil: null,
  };
  const ended = await change(db, clientId, row, values, nowMs);
  await returnCredit(db, row, settlement, 'trainer', nowMs);
  // Who only looked has booked nothing.
  if (row.booking.state !== 'held') {
    await tell(db, services, ended, { kind: 'cancelled', by: 'trainer' });
  }
}

/** Mails a person who waits, and a guardian, that the date is cancelled, or has moved. */
async function tellWaiting(
  db: Db,
  { post, publicUrl }: BookingServices,
  session: SessionRow,
  client: OwnerId,
  news: WaitNews,
): Promise<void> {
  const contact = await contactOf(db, client);
  const offer = await offerOfSession(db, session);
  if (!contact || !offer) return;
  const about = {
    offerName: offer.name,
    startMs: session.startsAt.getTime(),
    endMs: session.endsAt.getTime(),
    timeZone: await zoneForReader(db, client, await zoneOfOffer(db, offer)),
    news,
  };
  const href = `${publicUrl}/trainers/bookings`;
  await post(db, { to: contact.email, ...composeWaitEmail({ ...about, href }) });
  const guardian = await guardianToTell(db, client);
  if (guardian === null) return;
  await post(db, { to: guardian, ...composeWaitEmail({ ...about, forChild: contact.name }) });
}

/**
 * After a session has moved: what was kept or offered of its older time is not, so that nobody books a time they
 * did not see. Who waits is told, and keeps their turn.
 */
export async function endOlderTime(
  db: Db,
  services: BookingServices,
  { id, startsAt }: SessionRow,
  nowMs: number,
): Promise<void> {
  const session = await sessionById(db, id);
  if (!session) return;
  for (const one of await bookingsInSession(db, id)) {
    if (one.booking.state !== 'held') continue;
    await changeBooking(db, one, { state: 'cancelled', keptUntil: null }, new Date(nowMs));
  }
  for (const one of (await listOf(db, id)).filter(waits)) {
    await writeWaiting(db, id, { ...one, state: 'waiting', offeredUntilMs: null });
    await tellWaiting(db, services, session, one.id, { movedFromMs: startsAt.getTime() });
  }
  await moveUpIn(db, services, id, nowMs);
}

/** Ends a date: who booked pays nothing, who waits waits no longer, and both are mailed; how many had booked. */
export async function endDate(
  db: Db,
  services: BookingServices,
  session: SessionRow,
  { reason, shown }: { reason: string; shown: boolean },
  nowMs: number,
): Promise<number> {
  const booked = await bookingsInSession(db, session.id);
  for (const { booking } of booked) await endForFree(db, services, booking, reason, nowMs);
  for (const one of (await listOf(db, session.id)).filter(waits)) {
    await writeWaiting(db, session.id, { ...one, state: 'ended', offeredUntilMs: null });
    await tellWaiting(db, services, session, one.id, { reason });
  }
  const cancelReason = shown ? reason : null;
  await changeSession(db, session.id, { state: 'closed', cancelReason }, new Date(nowMs));
  return booked.length;
}
