import { keepNextFree, keptNextFree } from '#features/availability/server/public.ts';
import {
  nextFreeOf,
  offersOfTrainers,
  type StoredOffer,
  startsWithin,
  trainersOfLapsedHolds,
} from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { MS_PER_HOUR } from '#platform/shared/wall-clock.ts';
import {
  type Bookable,
  type FirstStart,
  firstStart,
  packStarts,
  type WantedStart,
} from '../../rules/kept-starts.ts';
import { isWithin, LOOK_DAYS } from '../../rules/wanted-times.ts';
import { shownTrainers } from '../queries/listings.ts';
import { keepOfferWords } from '../queries/words.ts';

/** What was found is looked for again after so long: days come into reach. */
const FOUND_HOLDS_MS = MS_PER_HOUR;
/** So many of them in one run, so that they come round one after the other. */
const MAX_AGED = 100;
/** So many trainers at once: other calls get their turn in between. */
const TRAINERS_A_STEP = 10;
/** So many whose times changed since they were found are looked at by a search itself. */
const MAX_ON_SEARCH = 20;

/** Finds when listed trainers are free next, where that is not known or changed since. */
export async function refreshNextFree(db: Db, nowMs: number): Promise<void> {
  const known = await keptNextFree(db);
  const lapsed = await trainersOfLapsedHolds(db, {
    from: new Date(nowMs - FOUND_HOLDS_MS),
    to: new Date(nowMs),
  });
  const shown = await shownTrainers(db);
  const foundMs = (trainer: OwnerId) => known.get(trainer)?.foundMs ?? null;
  const hasChanged = (trainer: OwnerId) => {
    const found = foundMs(trainer);
    return found === null || known.get(trainer)?.isOld || (lapsed.get(trainer) ?? 0) > found;
  };
  const aged = shown
    .filter((id) => !hasChanged(id) && nowMs - (foundMs(id) ?? 0) >= FOUND_HOLDS_MS)
    .toSorted((a, b) => (foundMs(a) ?? 0) - (foundMs(b) ?? 0))
    .slice(0, MAX_AGED);
  const due = [...shown.filter(hasChanged), ...aged];
  for (let at = 0; at < due.length; at += TRAINERS_A_STEP) {
    const step = due.slice(at, at + TRAINERS_A_STEP);
    const offers = await offersOfTrainers(db, step);
    const found = await startsWithin(db, offers, { nowMs, days: LOOK_DAYS });
    const byTrainer = Map.groupBy(found, ({ offer }) => offer.trainerId);
    for (const trainer of step) {
      const own = byTrainer.get(trainer) ?? [];
      const starts = packStarts(
        own.map(({ offer, starts }) => ({
          ...toBookable(offer),
          id: offer.id,
          noticeHours: offer.noticeHours,
          starts,
        })),
      );
      const changes = known.get(trainer)?.changes ?? 0;
      await keepNextFree(db, trainer, { starts, changes, nowMs });
      await keepOfferWords(
        db,
        trainer,
        own.map(({ offer }) => offer.name),
      );
    }
  }
}

const toBookable = ({ priceCents, capacity, isOnline }: StoredOffer): Bookable => ({
  priceCents,
  isGroup: capacity > 1,
  isOnline,
});

/** The earliest of what is free next of some offers; null: none. */
export function earliest(
  offers: readonly StoredOffer[],
  next: ReadonlyMap<string, number | null>,
): number | null {
  const times = offers.map(({ id }) => next.get(id) ?? null).filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

/**
 * The next wanted start of these trainers, and of which offer; null: none. Reads what was found before; of those
 * whose times changed since, the soonest are looked at again, without writing it down.
 */
export async function nextFreeOfTrainers(
  db: Db,
  trainers: readonly OwnerId[],
  wanted: WantedStart,
): Promise<Map<string, FirstStart | null>> {
  const { spans, suits, nowMs } = wanted;
  const kept = await keptNextFree(db);
  const next = new Map<string, FirstStart | null>(
    trainers.map((id) => {
      const packed = kept.get(id)?.starts;
      return [id, packed ? firstStart(packed, wanted) : null];
    }),
  );
  const soonest = (id: OwnerId) => next.get(id)?.startMs ?? Number.NEGATIVE_INFINITY;
  const changed = trainers
    .filter((id) => kept.get(id)?.isOld ?? true)
    .toSorted((a, b) => soonest(a) - soonest(b) || 0)
    .slice(0, MAX_ON_SEARCH);
  const all = Map.groupBy(await offersOfTrainers(db, changed), ({ trainerId }) => trainerId);
  const offers = [...all.values()].flatMap((own) => {
    const bookable = own.map(toBookable);
    return own.filter((one) => suits === null || suits(toBookable(one), bookable));
  });
  const accepts = spans ? (ms: number) => isWithin(spans, ms) : undefined;
  const found = await nextFreeOf(db, offers, nowMs, accepts);
  const byTrainer = Map.groupBy(offers, ({ trainerId }) => trainerId);
  for (const id of changed) {
    const own = byTrainer.get(id) ?? [];
    const startMs = earliest(own, found);
    const offer = own.find((one) => found.get(one.id) === startMs);
    next.set(id, offer && startMs !== null ? { startMs, offerId: offer.id } : null);
  }
  return next;
}
