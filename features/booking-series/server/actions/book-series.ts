import type { BookingAnswer } from '#features/bookings/contract.ts';
import {
  assertCredits,
  assertMayBook,
  booked,
  clashAnswer,
  earlier,
  finishPlace,
  loadOfferedTimes,
  type OfferedTimes,
  offerAt,
  offerById,
  placeFor,
  queueTrainer,
  requireOffer,
  type TimeServices,
} from '#features/bookings/server/public.ts';
import type { TimesQuestion } from '#features/free-times/rules/question.ts';
import { weeklySeries } from '#features/free-times/rules/weekly-series.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { gathering, type Told, tellSeries } from './tell-series.ts';

/** Groups that have room are no clash: they are joined. */
export function joinable({ question, sessions }: OfferedTimes): TimesQuestion {
  const open = new Set(sessions.filter(({ left }) => left > 0).map((one) => one.id));
  return { ...question, taken: question.taken.filter(({ id }) => !open.has(id)) };
}

/** The same time on the trainer's wall in so many weeks, each with what it clashes with. */
export async function previewSeries(
  db: Db,
  {
    offerId,
    start,
    weeks,
    placeId,
  }: { offerId: string; start: string; weeks: number; placeId?: string | undefined },
  nowMs: number,
) {
  const offer = offerAt(requireOffer(await offerById(db, offerId)), placeId);
  const startMs = Date.parse(start);
  const endMs = startMs + weeks * 7 * MS_PER_WALL_DAY;
  const times = await loadOfferedTimes(db, offer, { startMs, endMs }, nowMs);
  if (!times) return [];
  return weeklySeries(joinable(times), startMs, weeks).map((one) => ({
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
  /** for how many credits pay, the first ones; all of them where it is left out */
  credits?: number | undefined;
  placeId?: string | undefined;
  address?: string | null;
};

/** A session of a group in which the person has a place stops no others of the series. */
function noPlace(error: unknown): { clashes: [] } {
  if (error instanceof AppError && error.reason === 'has_a_place') return { clashes: [] };
  throw error;
}

/** Books the chosen times, each for itself: one that was taken meanwhile says so, the others are booked. One mail tells all. */
export async function bookSeries(
  db: Db,
  services: TimeServices,
  client: OwnerId,
  { seriesId, offerId, times, placeId, credits = times.length, ...how }: Series,
  nowMs: number,
): Promise<BookingAnswer[]> {
  const offer = offerAt(requireOffer(await offerById(db, offerId)), placeId);
  await assertMayBook(db, client, offer, nowMs);
  await services.refreshCalendars(db, offer.trainerId, nowMs);
  let creditsLeft = how.pay === 'credit' ? credits : 0;
  if (creditsLeft > 0) {
    const made = await Promise.all(times.map(({ id }) => earlier(db, client, id)));
    creditsLeft -= made.filter((one) => one && one.booking.creditsId !== null).length;
    const open = made.filter((one) => one === null).length;
    await assertCredits(db, client, { offerId, sessions: Math.min(open, creditsLeft) }, nowMs);
  }
  const answers: BookingAnswer[] = [];
  const told: Told[] = [];
  const quietly = gathering(services, told);
  for (const { id, start } of times) {
    const startMs = Date.parse(start);
    const pay = creditsLeft > 0 ? ('credit' as const) : ('directly' as const);
    let isNew = false;
    const one = await inTransaction(db, async (db) => {
      await queueTrainer(db, offer.trainerId);
      const made = await earlier(db, client, id);
      if (made) return booked(made, nowMs);
      const place = { id, offer, startMs, client, by: 'client' as const, seriesId };
      const taken = await placeFor(db, place, nowMs).catch(noPlace);
      if ('clashes' in taken) return clashAnswer(db, offer, { ...taken, startMs, nowMs });
      isNew = true;
      const finish = { ...how, pay };
      return booked(await finishPlace(db, quietly, { client, id, offer }, finish, nowMs), nowMs);
    });
    if (isNew && pay === 'credit') creditsLeft -= 1;
    answers.push(one);
  }
  if (told.length > 0) await tellSeries(db, services, told, nowMs);
  return answers;
}
