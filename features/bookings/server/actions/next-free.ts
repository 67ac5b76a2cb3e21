import { isStillNext, nextFreeStart } from '#features/availability/rules/next-free-start.ts';
import { keepNextFree, keptNextFree, loadTimes } from '#features/availability/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { MS_PER_HOUR, MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { placesLeft } from '../../rules/places.ts';
import type { StoredOffer } from '../queries/offers.ts';
import { countPlaces, type TakenSession, takenOf } from '../queries/sessions.ts';

/** "None" is looked at again so often: each day brings new dates. */
const NONE_HOLDS_MS = MS_PER_HOUR;

type Accepts = (startMs: number) => boolean;

/** The first start of each offer that can be booked; null where there is none until its last date. */
async function findNext(
  db: Db,
  offers: readonly StoredOffer[],
  nowMs: number,
  accepts: Accepts,
): Promise<Map<string, number | null>> {
  const found = new Map<string, number | null>();
  if (offers.length === 0) return found;
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
  for (const offer of offers) {
    const known = times.get(offer.trainerId);
    if (!known) {
      found.set(offer.id, null);
      continue;
    }
    const own = taken.get(offer.trainerId) ?? [];
    const { schedule, elsewhere, travel } = known;
    const question = { schedule, elsewhere, travel, offer, taken: own, rooms: null, nowMs };
    const joined = begun
      .filter((one) => one.offerId === offer.id && isStillNext(one.startMs, offer, nowMs))
      .filter((one) => hasPlace(one) && accepts(one.startMs))
      .map(({ startMs }) => startMs);
    const free = nextFreeStart(question, nowMs, accepts);
    const starts = free === null ? joined : [...joined, free];
    found.set(offer.id, starts.length === 0 ? null : Math.min(...starts));
  }
  return found;
}

/**
 * The next start of each offer that can be booked, by offer. What was found before is used while it
 * holds. With `accepts` only some starts count, and nothing is kept.
 */
export async function nextFreeOf(
  db: Db,
  offers: readonly StoredOffer[],
  nowMs: number,
  accepts?: Accepts,
): Promise<Map<string, number | null>> {
  if (accepts) return findNext(db, offers, nowMs, accepts);
  const trainers = [...new Set(offers.map(({ trainerId }) => trainerId))];
  const kept = new Map((await keptNextFree(db, trainers)).map((one) => [one.offerId, one]));
  const isKnown = (offer: StoredOffer) => {
    const one = kept.get(offer.id);
    if (!one) return false;
    return one.startMs === null
      ? nowMs - one.foundAtMs < NONE_HOLDS_MS
      : isStillNext(one.startMs, offer, nowMs);
  };
  const known = offers.filter(isKnown);
  const missing = offers.filter((offer) => !isKnown(offer));
  const found = await findNext(db, missing, nowMs, () => true);
  await keepNextFree(
    db,
    missing.map(({ id, trainerId }) => ({
      trainer: trainerId,
      offerId: id,
      startMs: found.get(id) ?? null,
    })),
    nowMs,
  );
  for (const { id } of known) found.set(id, kept.get(id)?.startMs ?? null);
  return found;
}
