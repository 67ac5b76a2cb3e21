import { contactOf } from '#features/account/server/public.ts';
import type { KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import { settleCancelling } from '#features/booking-terms/rules/settlement.ts';
import type { BookingNews } from '#features/bookings/rules/booking-emails.ts';
import { composeWaitOverEmail } from '#features/bookings/rules/waiting-emails.ts';
import {
  agreementOf,
  type BookingServices,
  bookingsInSession,
  change,
  changeSession,
  listOf,
  requireBooking,
  returnCredit,
  type SessionRow,
  tell,
  writeWaiting,
  zoneForReader,
} from '#features/bookings/server/public.ts';
import { guardianToTell } from '#features/guardians/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

/** Changes what everybody who booked a date was told, and mails them; how many they are. */
export async function tellBooked(
  db: Db,
  services: BookingServices,
  sessionId: string,
  { news, agreement }: { news: BookingNews; agreement: Partial<KeptAgreement> },
  nowMs: number,
): Promise<number> {
  const booked = await bookingsInSession(db, sessionId);
  for (const { booking } of booked) {
    const row = await requireBooking(db, booking.clientId, booking.id);
    const values = { agreement: { ...booking.agreement, ...agreement } };
    await tell(db, services, await change(db, booking.clientId, row, values, nowMs), news);
  }
  return booked.length;
}

type Ended = { id: string; clientId: OwnerId };

/** Ends a booking for a reason that is not its client’s doing: it costs nothing, and who booked is mailed. */
export async function endForFree(
  db: Db,
  services: BookingServices,
  { id, clientId }: Ended,
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
  await tell(db, services, ended, { kind: 'cancelled', by: 'trainer' });
}

/** Mails a person who waits, and a guardian, that the date is cancelled. */
async function tellWaiting(
  db: Db,
  { post, publicUrl }: BookingServices,
  session: SessionRow,
  client: OwnerId,
  reason: string,
): Promise<void> {
  const contact = await contactOf(db, client);
  if (!contact || !session.terms) return;
  const over = {
    offerName: session.terms.offer.name,
    startMs: session.startsAt.getTime(),
    endMs: session.endsAt.getTime(),
    timeZone: await zoneForReader(db, client, session.terms.timeZone),
    reason,
  };
  const href = `${publicUrl}/trainers/bookings`;
  await post(db, { to: contact.email, ...composeWaitOverEmail({ ...over, href }) });
  const guardian = await guardianToTell(db, client);
  if (guardian === null) return;
  await post(db, { to: guardian, ...composeWaitOverEmail({ ...over, forChild: contact.name }) });
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
  for (const one of await listOf(db, session.id)) {
    if (one.state !== 'waiting' && one.state !== 'offered') continue;
    await writeWaiting(db, session.id, { ...one, state: 'ended', offeredUntilMs: null });
    await tellWaiting(db, services, session, one.id, reason);
  }
  const cancelReason = shown ? reason : null;
  await changeSession(db, session.id, { state: 'closed', cancelReason }, new Date(nowMs));
  return booked.length;
}
