import { forgetNextFree, loadTimes, placesOf } from '#features/availability/server/public.ts';
import type { KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import { CLIENTS_PLACE } from '#features/free-times/rules/travel-minutes.ts';
import {
  type Clash,
  clashesAt,
  mayTrainerOverride,
} from '#features/free-times/rules/why-not-free.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { postgresCodeOf } from '#platform/server/db/database-errors.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import { atPlace } from '../../rules/choose-place.ts';
import type { StoredOffer } from '../queries/offers.ts';
import {
  changeSession,
  insertSession,
  lockSession,
  minutesBetween,
  queueTrainer,
  releaseLapsed,
  type SessionRow,
} from '../queries/sessions.ts';
import { loadOfferedTimes } from './offered-times.ts';

/** PostgreSQL's word for two sessions at one time. */
const EXCLUSION_VIOLATION = '23P01';

/** A session of the offer at that time, or what it clashes with; none named: it is full. */
export type TakenTime = { sessionId: string } | { clashes: Clash[] };

type Wanted = {
  offer: StoredOffer;
  startMs: number;
  nowMs: number;
  /** a trainer's own hours and limits do not count */
  overrides: boolean;
  /** the session that moves there: its present time is no clash */
  moves?: string;
};

/** An offer as long as a session that was booked: who moves keeps what was agreed. */
export const asLongAs = (offer: StoredOffer, session: SessionRow): StoredOffer => ({
  ...offer,
  minutes: minutesBetween(session.startsAt, session.endsAt),
  bufferBeforeMinutes: minutesBetween(session.keepsFrom, session.startsAt),
  bufferAfterMinutes: minutesBetween(session.endsAt, session.keepsUntil),
});

const spanOf = (offer: StoredOffer, startMs: number) => {
  const endMs = startMs + offer.minutes * MS_PER_MINUTE;
  return {
    startsAt: new Date(startMs),
    endsAt: new Date(endMs),
    keepsFrom: new Date(startMs - offer.bufferBeforeMinutes * MS_PER_MINUTE),
    keepsUntil: new Date(endMs + offer.bufferAfterMinutes * MS_PER_MINUTE),
    placeId: offer.placeId,
  };
};

/** Runs a statement that the constraint may refuse, so that the transaction can go on. */
async function isFree(db: Db, run: (db: Db) => Promise<void>): Promise<boolean> {
  try {
    await inTransaction(db, run);
    return true;
  } catch (error) {
    if (postgresCodeOf(error) === EXCLUSION_VIOLATION) return false;
    throw error;
  }
}

/**
 * Takes a time of a trainer within the caller's transaction, or joins the group session that is there.
 * The trainer's bookings wait for each other; the database's constraint decides all the same.
 */
export async function takeTime(db: Db, wanted: Wanted): Promise<TakenTime> {
  const { startMs, nowMs, overrides, moves } = wanted;
  const now = new Date(nowMs);
  await queueTrainer(db, wanted.offer.trainerId);
  const moving = moves ? await lockSession(db, moves) : null;
  const offer = moving ? asLongAs(wanted.offer, moving) : wanted.offer;
  await releaseLapsed(db, offer.trainerId, now);
  await forgetNextFree(db, [offer.trainerId]);
  const range = { startMs, endMs: startMs + offer.minutes * MS_PER_MINUTE };
  const times = await loadOfferedTimes(db, offer, range, nowMs);
  if (!times) return { clashes: ['closed'] };
  const joined = moves ? undefined : times.sessions.find((one) => one.startMs === startMs);
  const others = times.question.taken.filter(({ id }) => id !== joined?.id && id !== moves);
  const clashes = clashesAt({ ...times.question, taken: others }, startMs);
  const counted = overrides ? clashes.filter((clash) => !mayTrainerOverride(clash)) : clashes;
  if (counted.length > 0) return { clashes: counted };
  if (joined) return joined.left > 0 ? { sessionId: joined.id } : { clashes: [] };
  const span = spanOf(offer, startMs);
  if (moves) {
    const moved = await isFree(db, (db) => changeSession(db, moves, span, now));
    return moved ? { sessionId: moves } : { clashes: ['taken'] };
  }
  const sessionId = newId();
  const { trainerId, id: offerId, capacity, organised } = offer;
  const taken = await isFree(db, (db) =>
    insertSession(db, { id: sessionId, trainerId, offerId, capacity, ...span, ...organised }, now),
  );
  return taken ? { sessionId } : { clashes: ['taken'] };
}

/** The zone on whose wall an offer's sessions take place. */
export async function zoneOfOffer(db: Db, { trainerId, organised }: StoredOffer): Promise<string> {
  if (organised) return organised.terms.timeZone;
  const times = await loadTimes(db, [trainerId], { startMs: 0, endMs: 0 });
  return times.get(trainerId)?.schedule.timeZone ?? 'UTC';
}

/** Where an offer takes place; of a client's own place the address is not known yet. */
async function placeOf(
  db: Db,
  { placeId, trainerId }: StoredOffer,
): Promise<KeptAgreement['place']> {
  if (placeId === CLIENTS_PLACE) return { name: '', suburb: '', isClients: true };
  const [place] = placeId ? await placesOf(db, trainerId, [placeId]) : [];
  return place ? { name: place.name, suburb: place.suburb } : null;
}

/** What is agreed when an offer is booked now. */
export async function agreeOn(db: Db, offer: StoredOffer, nowMs: number): Promise<KeptAgreement> {
  const { organised } = offer;
  const timeZone = await zoneOfOffer(db, offer);
  return {
    policy: offer.policy,
    priceCents: offer.priceCents,
    bookedAtMs: nowMs,
    wasMovedByTrainer: false,
    offerName: offer.name,
    timeZone,
    isOnline: offer.isOnline,
    link: offer.link,
    place: await placeOf(db, offer),
    ...(organised && {
      place: organised.terms.place,
      organisationName: organised.terms.organisationName,
    }),
  };
}

/** An offer at the place that a person chose. */
export function offerAt(offer: StoredOffer, placeId: string | undefined): StoredOffer {
  const chosen = atPlace(offer, placeId);
  if (chosen) return chosen;
  const sentence = 'This session isn’t offered at that place. Choose another place.';
  throw new AppError('invalid', { message: sentence, fields: { placeId: sentence } });
}

/** An offer that can be booked; `not_found` for one that was stopped, or never was. */
export function requireOffer(offer: StoredOffer | null): StoredOffer {
  if (offer && !offer.isStopped) return offer;
  throw new AppError('not_found', { message: 'That offer does not exist.' });
}
