import type { Side } from '#features/booking-terms/rules/settlement.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { BookingNews } from '../../rules/booking-emails.ts';
import { bookingOf, changeBooking } from '../queries/bookings.ts';
import { showBooking } from './show-booking.ts';
import { type BookingRow, type OwnBooking, withPeople } from './with-people.ts';

/** What a booking needs of the server. */
export type BookingServices = {
  post: (
    db: Db,
    mail: {
      to: string;
      subject: string;
      text: string;
      html: string;
      calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
    },
  ) => Promise<void>;
  publicUrl: string;
  /** reviews of a trainer may have to be hidden, or shown again */
  onMissing?: (db: Db, trainer: OwnerId, nowMs: number) => Promise<void>;
  /** keeps news of a whole series together, which is then mailed at once */
  gather?: (row: BookingRow, news: BookingNews) => void;
};

/** What taking a time needs beside: other calendars of a trainer are read again before. */
export type TimeServices = BookingServices & {
  refreshCalendars: (db: Db, trainer: OwnerId, nowMs: number) => Promise<void>;
};

/** The one gate to a booking: `not_found` for anybody but its client and its trainer. */
export async function requireBooking(db: Db, person: OwnerId, id: string): Promise<OwnBooking> {
  const stored = await bookingOf(db, person, id);
  const [row] = stored ? await withPeople(db, [stored]) : [];
  if (row) return row;
  throw new AppError('not_found', { message: 'That booking does not exist.' });
}

/** A booking on which a person is on this side; the other side is told that it is not theirs to do. */
export async function requireSide(
  db: Db,
  person: OwnerId,
  id: string,
  side: Side,
): Promise<OwnBooking> {
  const row = await requireBooking(db, person, id);
  if (row.side === side) return row;
  const message =
    side === 'trainer' ? 'Only the trainer can do that.' : 'Only the client can do that.';
  throw new AppError('forbidden', { reason: 'not_your_side', message });
}

export const editedElsewhere = (row: OwnBooking, nowMs: number) =>
  new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'This booking has changed. Look at it again, then decide.',
    current: showBooking(row, nowMs),
  });

export const tooLate = (message: string) =>
  new AppError('conflict', { reason: 'too_late', message });

/** Fails where a booking is not as the person saw it. */
export function assertVersion(row: OwnBooking, version: number, nowMs: number): void {
  if (row.booking.version !== version) throw editedElsewhere(row, nowMs);
}

/** Changes a booking, or fails where a person was quicker; answers it as it is then. */
export async function change(
  db: Db,
  person: OwnerId,
  row: OwnBooking,
  values: Parameters<typeof changeBooking>[2],
  nowMs: number,
): Promise<OwnBooking> {
  const isChanged = await changeBooking(db, row, values, new Date(nowMs));
  const current = await requireBooking(db, person, row.booking.id);
  if (!isChanged) throw editedElsewhere(current, nowMs);
  return current;
}
