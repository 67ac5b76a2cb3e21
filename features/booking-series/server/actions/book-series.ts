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
  requireOffer,
  type TimeServices,
} from '#features/bookings/server/public.ts';
import type { TimesQuestion } from '#features/free-times/rules/question.ts';
import { weeklySeries } from '#features/free-times/rules/weekly-series.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { withOneEmail } from './tell-series.ts';

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

/** How many credits the sessions that are not booked yet may use; `no_credit` where there are fewer. */
async function creditsToUse(
  db: Db,
  client: OwnerId,
  { offerId, times, credits = times.length }: Series,
  nowMs: number,
): Promise<number> {
  let [used, open] = [0, 0];
  for (const { id } of times) {
    const made = await earlier(db, client, id);
    if (made === null) open += 1;
    else if (made.booking.creditsId !== null) used += 1;
  }
  const left = credits - used;
  if (left > 0) await assertCredits(db, client, { offerId, sessions: Math.min(open, left) }, nowMs);
  return left;
}

/** Books the chosen times in one transaction. A time that was taken meanwhile is reported, and the others are booked. */
export async function bookSeries(
  db: Db,
  services: TimeServices,
  client: OwnerId,
  wanted: Series,
  nowMs: number,
): Promise<BookingAnswer[]> {
  const { seriesId, offerId, times, placeId, ...how } = wanted;
  const offer = offerAt(requireOffer(await offerById(db, offerId)), placeId);
  await assertMayBook(db, client, offer, nowMs);
  await services.refreshCalendars(db, offer.trainerId, nowMs);
  return withOneEmail(db, services, offer.trainerId, nowMs, async (db, gathering) => {
    let creditsLeft = how.pay === 'credit' ? await creditsToUse(db, client, wanted, nowMs) : 0;
    const answers: BookingAnswer[] = [];
    for (const { id, start } of times) {
      const startMs = Date.parse(start);
      const made = await earlier(db, client, id);
      if (made) {
        answers.push(booked(made, nowMs));
        continue;
      }
      const place = { id, offer, startMs, client, by: 'client' as const, seriesId };
      const taken = await placeFor(db, place, nowMs).catch(noPlace);
      if ('clashes' in taken) {
        answers.push(await clashAnswer(db, offer, { ...taken, startMs, nowMs }));
        continue;
      }
      const finish = { ...how, pay: creditsLeft > 0 ? ('credit' as const) : ('directly' as const) };
      const one = await finishPlace(db, gathering, { client, id, offer }, finish, nowMs);
      answers.push(booked(one, nowMs));
      creditsLeft -= 1;
    }
    return answers;
  });
}
