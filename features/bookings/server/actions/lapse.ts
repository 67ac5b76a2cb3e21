import type { Db } from '#platform/server/db/database.ts';
import { changeBooking, lapsedRequests } from '../queries/bookings.ts';
import { closeUnwanted } from '../queries/sessions.ts';
import { returnCredit } from './credits.ts';
import type { BookingServices } from './require-booking.ts';
import { tell } from './tell.ts';
import { moveUpIn } from './waiting-list.ts';
import { withPeople } from './with-people.ts';

/** Says that a request expired, and gives its place back, in its trainer's turn. */
export async function lapseIn(
  db: Db,
  services: BookingServices,
  id: string,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  const [row] = await withPeople(db, await lapsedRequests(db, now, id));
  if (!row || !(await changeBooking(db, row, { state: 'lapsed' }, now))) return;
  const lapsed = { ...row.booking, state: 'lapsed' as const, version: row.booking.version + 1 };
  await tell(db, services, { ...row, booking: lapsed }, { kind: 'lapsed' });
  await returnCredit(db, row, null, 'trainer', nowMs);
  await moveUpIn(db, services, row.session.id, nowMs);
  await closeUnwanted(db, row.session.id, now);
}
