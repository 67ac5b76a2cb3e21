import { contactsOf } from '#features/account/server/public.ts';
import { type Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { Booking } from '../../contract/bookings.ts';
import { blockedBy } from '../queries/blocks.ts';
import { bookingsByClient, bookingsByTrainer } from '../queries/bookings.ts';
import { loadNames } from './names.ts';
import { requireBooking } from './require-booking.ts';
import { showBooking } from './show-booking.ts';
import { withPeople } from './with-people.ts';

const KEPT_DAYS = 90;
const MAX_CALENDAR_DAYS = 62;

/** The second version is what became of a hold: let go or expired, it never was a booking. */
const isShown = ({ state, version }: Booking): boolean =>
  !['cancelled', 'lapsed'].includes(state) || version > 2;

/** A client's bookings, those to come and the last 90 days. */
export async function listMine(db: Db, client: OwnerId, nowMs: number): Promise<Booking[]> {
  const since = new Date(nowMs - KEPT_DAYS * MS_PER_WALL_DAY);
  const rows = await withPeople(db, await bookingsByClient(db, client, since));
  return rows.map((row) => showBooking(row, nowMs)).filter(isShown);
}

/** Who booked a trainer in a stretch of at most 62 days. */
export async function listCalendar(
  db: Db,
  trainer: OwnerId,
  { from, to }: { from: string; to: string },
  nowMs: number,
): Promise<Booking[]> {
  const range = { from: new Date(from), to: new Date(to) };
  const ms = range.to.getTime() - range.from.getTime();
  if (ms <= 0 || ms > MAX_CALENDAR_DAYS * MS_PER_WALL_DAY) {
    const sentence = 'To lies after from, by 62 days at most.';
    throw new AppError('invalid', { message: sentence, fields: { to: sentence } });
  }
  const rows = await withPeople(db, await bookingsByTrainer(db, trainer, range));
  return rows.map((row) => showBooking(row, nowMs)).filter(isShown);
}

export const readBooking = async (
  db: Db,
  person: OwnerId,
  id: string,
  nowMs: number,
): Promise<Booking> => showBooking(await requireBooking(db, person, id), nowMs);

/** Whom a person blocked, with what they are called. */
export async function listBlocked(db: Db, owner: OwnerId) {
  const ids = await blockedBy(db, owner);
  const people = await contactsOf(db, ids);
  const records = { trainerId: owner };
  const nameOf = await loadNames(db, [records], people);
  return ids.map((id) => ({ id, name: nameOf(records, id) }));
}
