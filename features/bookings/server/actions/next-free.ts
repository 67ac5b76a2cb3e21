import { loadTimes } from '#features/availability/server/public.ts';
import { earliestStart } from '#features/free-times/rules/bookable-range.ts';
import { freeStarts } from '#features/free-times/rules/free-starts.ts';
import { nextFreeStart } from '#features/free-times/rules/next-free-start.ts';
import type { TimesQuestion } from '#features/free-times/rules/question.ts';
import type { Db } from '#platform/server/db/database.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { placesLeft } from '../../rules/places.ts';
import type { StoredOffer } from '../queries/offers.ts';
import { countPlaces, type TakenSession, takenOf } from '../queries/sessions.ts';

type Accepts = (startMs: number) => boolean;

/** What decides when an offer is free next, with the starts of groups that have a place left. */
type NextQuestion = { offer: StoredOffer; question: TimesQuestion | null; joined: number[] };

async function loadQuestions(
  db: Db,
  offers: readonly StoredOffer[],
  nowMs: number,
): Promise<NextQuestion[]> {
  if (offers.length === 0) return [];
  const trainerIds = [...new Set(offers.map(({ trainerId }) => trainerId))];
  const longest = Math.max(...offers.map(({ daysAhead }) => daysAhead)) + 2;
  const week = 7 * MS_PER_WALL_DAY;
  const range = { startMs: nowMs - week, endMs: nowMs + longest * MS_PER_WALL_DAY + week };
  const now = new Date(nowMs);
  const times = await loadTimes(db, trainerIds, range);
  const taken = await takenOf(db, trainerIds, range, now);
  const groups = new Set(offers.filter(({ capacity }) => capacity > 1).map(({ id }) => id));
  const begun = [...taken.values()].flat().filter(({ offerId }) => groups.has(offerId));
  const places = await countPlaces(
    db,
    begun.map(({ id }) => id),
    now,
  );
  const hasPlace = ({ id, capacity }: TakenSession) =>
    placesLeft({ capacity, ...(places.get(id) ?? { booked: 0, offered: 0 }) }) > 0;
  return offers.map((offer) => {
    const known = times.get(offer.trainerId);
    if (!known) return { offer, question: null, joined: [] };
    const own = taken.get(offer.trainerId) ?? [];
    const { schedule, elsewhere, travel } = known;
    const question = { schedule, elsewhere, travel, offer, taken: own, rooms: null, nowMs };
    const joined = own
      .filter((one) => one.offerId === offer.id && groups.has(offer.id))
      .filter((one) => one.startMs >= earliestStart(offer, nowMs) && hasPlace(one))
      .map(({ startMs }) => startMs);
    return { offer, question, joined };
  });
}

/** The next start of each offer that can be booked, by offer; null where none is until its last date. */
export async function nextFreeOf(
  db: Db,
  offers: readonly StoredOffer[],
  nowMs: number,
  accepts: Accepts = () => true,
): Promise<Map<string, number | null>> {
  const found = new Map<string, number | null>();
  for (const { offer, question, joined } of await loadQuestions(db, offers, nowMs)) {
    const free = question && nextFreeStart(question, nowMs, accepts);
    const starts = [...joined.filter(accepts), ...(free === null ? [] : [free])];
    found.set(offer.id, starts.length === 0 ? null : Math.min(...starts));
  }
  return found;
}

/** All starts of each offer that can be booked within so many days; where none is, the first one after them. */
export async function startsWithin(
  db: Db,
  offers: readonly StoredOffer[],
  { nowMs, days }: { nowMs: number; days: number },
): Promise<{ offer: StoredOffer; starts: number[] }[]> {
  const endMs = nowMs + days * MS_PER_WALL_DAY;
  return (await loadQuestions(db, offers, nowMs)).map(({ offer, question, joined }) => {
    if (!question) return { offer, starts: [] };
    const starts = [...joined, ...freeStarts(question, { startMs: nowMs, endMs })];
    if (starts.length > 0) return { offer, starts: starts.toSorted((a, b) => a - b) };
    const later = nextFreeStart(question, endMs);
    return { offer, starts: later === null ? [] : [later] };
  });
}
