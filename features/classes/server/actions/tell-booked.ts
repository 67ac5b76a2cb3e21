import type { KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import type { BookingNews } from '#features/bookings/rules/booking-emails.ts';
import {
  type BookingServices,
  bookingsInSession,
  change,
  requireBooking,
  tell,
} from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';

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
