import { type Contact, contactsOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnStored, StoredBooking } from '../queries/bookings.ts';
import { loadNames } from './names.ts';

type People = {
  client: Person;
  trainer: Person;
  /** who of the organisation said that the client was missing; null: the trainer did, or nobody */
  sayer: string | null;
};
type Person = Omit<Contact, 'listedName'>;

export type BookingRow = StoredBooking & People;
/** A booking of a person, on one of its sides. */
export type OwnBooking = OwnStored & People;

const NOBODY: Person = { name: '', email: '', photo: null };

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
  const nameOf = await loadNames(
    db,
    rows.map(({ session }) => session),
    people,
  );
  return rows.map((row) => {
    const { booking, session } = row;
    const personOf = (id: string): Person => ({
      ...(people.get(id) ?? NOBODY),
      name: nameOf(session, id),
    });
    const byId = booking.missing?.byId;
    return {
      ...row,
      client: personOf(booking.clientId),
      trainer: personOf(session.trainerId),
      sayer: byId ? nameOf(session, byId) || (booking.agreement.organisationName ?? '') : null,
    };
  });
}
