import type { BookingAnswer } from '#features/bookings/contract.ts';
import {
  assertMayBook,
  booked,
  earlier,
  placeFor,
  queueTrainer,
  requireBooking,
  type TimeServices,
  takenOf,
} from '#features/bookings/server/public.ts';
import { inOrderOfWork } from '#features/free-times/rules/any-trainer.ts';
import type { Clash } from '#features/free-times/rules/why-not-free.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { MS_PER_WALL_DAY, toWallMs, weekStartOf } from '#platform/shared/wall-clock.ts';
import { type AnyTrainer, noOffer, openOf, requireAnyTrainer } from './any-trainer.ts';
import { startsOfAny } from './times.ts';

const NEXT_TIMES = 3;
const LOOK_DAYS = 28;

/** How many sessions each of these has in the week of an instant. */
async function workInWeek(
  db: Db,
  people: readonly OwnerId[],
  { timeZone }: AnyTrainer['content'],
  startMs: number,
  nowMs: number,
): Promise<Map<string, number>> {
  const wallMs = toWallMs(timeZone, startMs);
  const fromMs = startMs - (wallMs - weekStartOf(wallMs));
  const week = { startMs: fromMs, endMs: fromMs + 7 * MS_PER_WALL_DAY };
  const taken = await takenOf(db, people, week, new Date(nowMs));
  return new Map(people.map((person) => [person, taken.get(person)?.length ?? 0]));
}

/**
 * Keeps a time with one who is free, so that work is shared: who has fewest sessions that week comes first.
 * The same id again answers what it made.
 */
export async function holdAny(
  db: Db,
  services: TimeServices,
  client: OwnerId,
  { id, offerId, start }: { id: string; offerId: string; start: string },
  nowMs: number,
): Promise<BookingAnswer> {
  const made = await earlier(db, client, id);
  if (made) return booked(made, nowMs);
  const any = await requireAnyTrainer(db, client, offerId, nowMs);
  const open = openOf(any);
  const [someone] = any.candidates;
  if (!someone || someone.offer.isStopped) throw noOffer();
  if (open.length === 0) await assertMayBook(db, client, someone.offer, nowMs);
  const people = open.map(({ offer }) => offer.trainerId).toSorted();
  const startMs = Date.parse(start);
  for (const person of people) await services.refreshCalendars(db, person, nowMs);
  return inTransaction(db, async (db) => {
    // Always in the same order, so that two who book do not wait for each other.
    for (const person of people) await queueTrainer(db, person);
    const again = await earlier(db, client, id);
    if (again) return booked(again, nowMs);
    const work = await workInWeek(db, people, any.content, startMs, nowMs);
    let clashes: Clash[] = [];
    for (const person of inOrderOfWork(people, work)) {
      const offer = open.find((one) => one.offer.trainerId === person)?.offer;
      if (!offer) continue;
      const place = { id, offer, startMs, client, by: 'client' as const };
      const taken = await placeFor(db, place, nowMs);
      if ('sessionId' in taken) return booked(await requireBooking(db, client, id), nowMs);
      ({ clashes } = taken);
    }
    const range = { startMs: startMs + 1, endMs: startMs + LOOK_DAYS * MS_PER_WALL_DAY };
    const offers = open.map(({ offer }) => offer);
    const next = (await startsOfAny(db, offers, range, nowMs)).starts.slice(0, NEXT_TIMES);
    return {
      outcome: 'clash',
      clashes,
      next: next.map((one) => new Date(one.startMs).toISOString()),
    };
  });
}
