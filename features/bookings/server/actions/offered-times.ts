import { loadTimes } from '#features/availability/server/public.ts';
import { freeStarts } from '#features/free-times/rules/free-starts.ts';
import type { TimesQuestion } from '#features/free-times/rules/question.ts';
import type { Span } from '#features/free-times/rules/span.ts';
import type { Db } from '#platform/server/db/database.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { type GroupStart, groupStarts, placesLeft } from '../../rules/places.ts';
import type { StoredOffer } from '../queries/offers.ts';
import { countPlaces, takenOf } from '../queries/sessions.ts';

/** A week on either side, so that limits for a week are counted in full. */
const MARGIN_MS = 8 * MS_PER_WALL_DAY;

/** An offer's times: what decides them, and the sessions that have begun to fill. */
export type OfferedTimes = {
  question: TimesQuestion;
  sessions: { id: string; startMs: number; left: number }[];
  readAt: Date | null;
};

/** All that decides an offer's times within a stretch; null where its trainer has no hours. */
export async function loadOfferedTimes(
  db: Db,
  offer: StoredOffer,
  range: Span,
  nowMs: number,
  /** a session that is to move: its own time is free */
  moves?: string,
): Promise<OfferedTimes | null> {
  const wide = { startMs: range.startMs - MARGIN_MS, endMs: range.endMs + MARGIN_MS };
  const times = (await loadTimes(db, [offer.trainerId], wide)).get(offer.trainerId);
  if (!times) return null;
  const now = new Date(nowMs);
  const all = (await takenOf(db, [offer.trainerId], wide, now)).get(offer.trainerId) ?? [];
  const taken = all.filter(({ id }) => id !== moves);
  const own =
    offer.capacity > 1
      ? taken.filter((one) => one.offerId === offer.id && one.placeId === offer.placeId)
      : [];
  const places = await countPlaces(
    db,
    own.map(({ id }) => id),
    now,
  );
  return {
    question: {
      schedule: times.schedule,
      elsewhere: times.elsewhere,
      travel: times.travel,
      offer,
      taken,
      rooms: null,
      nowMs,
    },
    readAt: times.readAt,
    sessions: own.map(({ id, startMs, capacity }) => ({
      id,
      startMs,
      left: placesLeft({ capacity, ...(places.get(id) ?? { booked: 0, offered: 0 }) }),
    })),
  };
}

/** The starts of a stretch that can be chosen, full sessions too, in order. */
export function startsOf({ question, sessions }: OfferedTimes, range: Span): GroupStart[] {
  const { offer, nowMs } = question;
  const capacity = (offer as StoredOffer).capacity;
  const earliestMs = nowMs + offer.noticeHours * 3_600_000;
  const begun = sessions.filter(
    ({ startMs }) => startMs >= Math.max(range.startMs, earliestMs) && startMs < range.endMs,
  );
  return groupStarts(freeStarts(question, range), capacity, begun);
}

/** How far ahead next times are looked for when one is taken. */
const LOOK_DAYS = 62;

/** The next starts with a place left, from an instant on. */
export async function nextStarts(
  db: Db,
  offer: StoredOffer,
  fromMs: number,
  { nowMs, most }: { nowMs: number; most: number },
): Promise<number[]> {
  const range = { startMs: Math.max(fromMs, nowMs), endMs: fromMs + LOOK_DAYS * MS_PER_WALL_DAY };
  const times = await loadOfferedTimes(db, offer, range, nowMs);
  if (!times) return [];
  return startsOf(times, range)
    .filter(({ left }) => left > 0)
    .slice(0, most)
    .map(({ startMs }) => startMs);
}
