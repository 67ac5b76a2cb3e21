import { weeklySeries } from '#features/availability/rules/weekly-series.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { BookingAnswer } from '../../contract/bookings.ts';
import { offerById } from '../queries/offers.ts';
import { queueTrainer } from '../queries/sessions.ts';
import { assertCredits } from './credits.ts';
import { loadOfferedTimes } from './offered-times.ts';
import { booked, clashAnswer, earlier, finishPlace, placeFor } from './place.ts';
import type { TimeServices } from './require-booking.ts';
import { requireOffer } from './take-time.ts';
import { assertMayBook } from './who-books.ts';

/** The same time on the trainer's wall in so many weeks, each with what it clashes with. */
export async function previewSeries(
  db: Db,
  { offerId, start, weeks }: { offerId: string; start: string; weeks: number },
  nowMs: number,
) {
  const offer = requireOffer(await offerById(db, offerId));
  const startMs = Date.parse(start);
  const endMs = startMs + weeks * 7 * MS_PER_WALL_DAY;
  const times = await loadOfferedTimes(db, offer, { startMs, endMs }, nowMs);
  if (!times) return [];
  const open = new Set(times.sessions.filter(({ left }) => left > 0).map((one) => one.startMs));
  const own = new Set(times.sessions.map(({ id }) => id));
  const question = {
    ...times.question,
    taken: times.question.taken.filter((one) => !(own.has(one.id) && open.has(one.startMs))),
  };
  return weeklySeries(question, startMs, weeks).map((one) => ({
    start: one.startMs === null ? null : new Date(one.startMs).toISOString(),
    clashes: one.clashes,
  }));
}

type Series = {
  seriesId: string;
  offerId: string;
  times: { id: string; start: string }[];
  message: string | null;
  pay: 'directly' | 'credit';
};

/** A session of a group in which the person has a place stops no others of the series. */
function noPlace(error: unknown): { clashes: [] } {
  if (error instanceof AppError && error.reason === 'has_a_place') return { clashes: [] };
  throw error;
}

/** Books the chosen times, each for itself: one that was taken meanwhile says so, the others are booked. */
export async function bookSeries(
  db: Db,
  services: TimeServices,
  client: OwnerId,
  { seriesId, offerId, times, message, pay }: Series,
  nowMs: number,
): Promise<BookingAnswer[]> {
  const offer = requireOffer(await offerById(db, offerId));
  await assertMayBook(db, client, offer, nowMs);
  await services.refreshCalendars(db, offer.trainerId, nowMs);
  if (pay === 'credit') {
    const made = await Promise.all(times.map(({ id }) => earlier(db, client, id)));
    const sessions = made.filter((one) => one === null).length;
    await assertCredits(db, client, { offerId, sessions }, nowMs);
  }
  const answers: BookingAnswer[] = [];
  for (const { id, start } of times) {
    const startMs = Date.parse(start);
    const one = await inTransaction(db, async (db) => {
      await queueTrainer(db, offer.trainerId);
      const made = await earlier(db, client, id);
      if (made) return booked(made, nowMs);
      const place = { id, offer, startMs, client, by: 'client' as const, seriesId };
      const taken = await placeFor(db, place, nowMs).catch(noPlace);
      if ('clashes' in taken) return clashAnswer(db, offer, { ...taken, startMs, nowMs });
      const how = { message, pay };
      return booked(await finishPlace(db, services, { client, id, offer }, how, nowMs), nowMs);
    });
    answers.push(one);
  }
  return answers;
}
