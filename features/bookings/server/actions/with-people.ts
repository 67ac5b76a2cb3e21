import { contactsOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnStored, StoredBooking } from '../queries/bookings.ts';

type People = { client: Contact; trainer: Contact };
type Contact = { name: string; email: string; photo: string | null };

export type BookingRow = StoredBooking & People;
/** A booking of a person, on one of its sides. */
export type OwnBooking = OwnStored & People;

const NOBODY: Contact = { name: '', email: '', photo: null };

/** Adds what the two people of each booking are called, and where emails to them go. */
export async function withPeople<Row extends StoredBooking>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & People)[]> {
  const ids = rows.flatMap(({ booking, session }) => [booking.clientId, session.trainerId]);
  const people = await contactsOf(db, [...new Set<string>(ids)]);
  return rows.map((row) => ({
    ...row,
    client: people.get(row.booking.clientId) ?? NOBODY,
    trainer: people.get(row.session.trainerId) ?? NOBODY,
  }));
}
