import type { OfferedStart, OfferPage } from '#features/bookings/contract.ts';
import {
  loadOfferedTimes,
  movedSession,
  nextFreeOf,
  requireBooking,
  type StoredOffer,
  startsOf,
  timesRange,
} from '#features/bookings/server/public.ts';
import { sharedStarts } from '#features/free-times/rules/any-trainer.ts';
import type { Span } from '#features/free-times/rules/span.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type AnyTrainer, barOfAny, openOf, requireAnyTrainer } from './any-trainer.ts';

/** A gym's offer as one of its members sees it. */
export async function showAnyTrainer(
  db: Db,
  person: OwnerId | null,
  offerId: string,
  nowMs: number,
): Promise<OfferPage> {
  const any = await requireAnyTrainer(db, person, offerId, nowMs);
  const { content, gymName, candidates } = any;
  const { name, minutes, priceCents, noticeHours, daysAhead, policy, timeZone } = content;
  return {
    id: offerId,
    name,
    minutes,
    priceCents,
    noticeHours,
    daysAhead,
    policy,
    timeZone,
    trainerName: '',
    gym: { name: gymName, trainerNames: candidates.map(({ trainer }) => trainer.name) },
    capacity: 1,
    isOnline: false,
    place: { name: gymName, suburb: '' },
    needsApproval: false,
    bar: barOfAny(any),
    packs: [],
    places: [],
    certifiedUntil: null,
    credits: 0,
  };
}

/** The offers to look at: of all who may be booked, or of the trainer whose booking is to move. */
async function lookedAt(
  db: Db,
  person: OwnerId | null,
  any: AnyTrainer,
  moves: string | undefined,
): Promise<StoredOffer[]> {
  if (moves === undefined || person === null) {
    // What keeps a person from booking at all is said beside the times.
    const shown = barOfAny(any) === null ? openOf(any) : any.candidates;
    return shown.map(({ offer }) => offer);
  }
  const { session } = await requireBooking(db, person, moves);
  return any.candidates.flatMap(({ offer }) =>
    offer.trainerId === session.trainerId ? offer : [],
  );
}

/** When at least one of these trainers is free, with the age of the oldest calendar that was looked at. */
export async function startsOfAny(
  db: Db,
  offers: readonly StoredOffer[],
  range: Span,
  nowMs: number,
  moved?: string,
) {
  const starts = new Map<string, number[]>();
  let readAt: Date | null = null;
  for (const offer of offers) {
    const times = await loadOfferedTimes(db, offer, range, nowMs, moved);
    if (!times) continue;
    const { readAt: at } = times;
    if (at && (!readAt || at < readAt)) readAt = at;
    starts.set(
      offer.trainerId,
      startsOf(times, range).map(({ startMs }) => startMs),
    );
  }
  return { starts: sharedStarts(starts), readAt };
}

type Asked = { offerId: string; from: string; to: string; moves?: string | undefined };

export async function listTimesOfAny(
  db: Db,
  person: OwnerId | null,
  { offerId, moves, ...query }: Asked,
  nowMs: number,
) {
  const range = timesRange(query);
  const any = await requireAnyTrainer(db, person, offerId, nowMs);
  const offers = await lookedAt(db, person, any, moves);
  const moved = await movedSession(db, person, moves);
  const { starts, readAt } = await startsOfAny(db, offers, range, nowMs, moved);
  return {
    timeZone: any.content.timeZone,
    minutes: any.content.minutes,
    busyTimesReadAt: readAt?.toISOString() ?? null,
    starts: starts.map(
      ({ startMs }): OfferedStart => ({
        start: new Date(startMs).toISOString(),
        sessionId: null,
        left: 1,
      }),
    ),
  };
}

export async function tellNextOfAny(
  db: Db,
  person: OwnerId | null,
  { offerId, moves }: Pick<Asked, 'offerId' | 'moves'>,
  nowMs: number,
) {
  const any = await requireAnyTrainer(db, person, offerId, nowMs);
  const found: number[] = [];
  for (const offer of await lookedAt(db, person, any, moves)) {
    // Nothing is kept: what is kept is kept for an offer of one trainer.
    const next = (await nextFreeOf(db, [offer], nowMs, () => true)).get(offer.id);
    if (typeof next === 'number') found.push(next);
  }
  return {
    timeZone: any.content.timeZone,
    start: found.length === 0 ? null : new Date(Math.min(...found)).toISOString(),
  };
}
