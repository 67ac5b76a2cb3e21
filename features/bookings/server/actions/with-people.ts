import { contactsOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnStored, StoredBooking } from '../queries/bookings.ts';
import { loadFullNames } from './full-names.ts';

type People = {
  client: Contact;
  trainer: Contact;
  /** who of the organisation said that the client was missing; null: the trainer did, or nobody */
  sayer: string | null;
};
type Contact = { name: string; email: string; photo: string | null };

export type BookingRow = StoredBooking & People;
/** A booking of a person, on one of its sides. */
export type OwnBooking = OwnStored & People;

const NOBODY: Contact = { name: '', email: '', photo: null };

/** Adds what the people of each booking are called, in full where it is recorded, and where emails to them go. */
export async function withPeople<Row extends StoredBooking>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & People)[]> {
  const ids = new Set<string>(
    rows.flatMap(({ booking, session }) => [
      booking.clientId,
      session.trainerId,
      ...(booking.missing?.byId ? [booking.missing.byId] : []),
    ]),
  );
  const people = await contactsOf(db, [...ids]);
  const fullName = await loadFullNames(
    db,
    rows.map(({ session }) => session),
    [...ids],
  );
  return rows.map((row) => {
    const { booking, session } = row;
    const contactOf = (id: string): Contact => {
      const contact = people.get(id) ?? NOBODY;
      return { ...contact, name: fullName(session, id) ?? contact.name };
    };
    const byId = booking.missing?.byId;
    return {
      ...row,
      client: contactOf(booking.clientId),
      trainer: contactOf(session.trainerId),
      sayer: byId ? contactOf(byId).name || (booking.agreement.organisationName ?? '') : null,
    };
  });
}
