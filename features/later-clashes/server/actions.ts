import { loadTimes } from '#features/availability/server/public.ts';
import {
  type BookingServices,
  bookingsInSession,
  noteClashes,
  takenOf,
  tell,
  withPeople,
} from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { laterClashes } from '../rules/later-clashes.ts';

const DAYS_AHEAD = 366;

/**
 * Tells both sides once of each session that another calendar of the trainer now has something beside.
 * Nothing is moved or cancelled by itself.
 */
export async function tellClashes(
  db: Db,
  services: BookingServices,
  trainer: OwnerId,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  const range = { startMs: nowMs, endMs: nowMs + DAYS_AHEAD * MS_PER_WALL_DAY };
  const taken = (await takenOf(db, [trainer], range, now)).get(trainer) ?? [];
  const elsewhere = (await loadTimes(db, [trainer], range)).get(trainer)?.elsewhere ?? [];
  const clashes = new Map<string, Awaited<ReturnType<typeof bookingsInSession>>>();
  for (const { id, startMs } of laterClashes(taken, elsewhere)) {
    const rows = (await bookingsInSession(db, id)).filter(
      ({ booking }) => booking.state !== 'held',
    );
    if (startMs > nowMs && rows.length > 0) clashes.set(id, rows);
  }
  for (const id of await noteClashes(db, trainer, [...clashes.keys()], now)) {
    for (const row of await withPeople(db, clashes.get(id) ?? [])) {
      await tell(db, services, row, { kind: 'clash' });
    }
  }
}
