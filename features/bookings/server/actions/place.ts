import type { KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { BookingAnswer } from '../../contract/bookings.ts';
import { holdEnd, requestEnd } from '../../rules/booking-state.ts';
import { bookingOf, hasPlaceIn, insertBooking, isIdUsed } from '../queries/bookings.ts';
import type { StoredOffer } from '../queries/offers.ts';
import { endWait } from '../queries/waiting.ts';
import { payWithCredit } from './credits.ts';
import { nextStarts } from './offered-times.ts';
import { type BookingServices, change, requireSide } from './require-booking.ts';
import { showBooking } from './show-booking.ts';
import { agreeOn, type TakenTime, takeTime } from './take-time.ts';
import { tell } from './tell.ts';
import { type OwnBooking, withPeople } from './with-people.ts';

/** How many next times are told to a person who was too late. */
const NEXT_TIMES = 3;

export const booked = (row: OwnBooking, nowMs: number): BookingAnswer => ({
  outcome: 'booked',
  booking: showBooking(row, nowMs),
});

/** Why a time cannot be booked, with the next ones that can. */
export async function clashAnswer(
  db: Db,
  offer: StoredOffer,
  {
    startMs,
    clashes,
    nowMs,
  }: { startMs: number; nowMs: number } & Extract<TakenTime, { clashes: unknown }>,
): Promise<BookingAnswer> {
  const next = await nextStarts(db, offer, startMs + 1, { nowMs, most: NEXT_TIMES });
  return { outcome: 'clash', clashes, next: next.map((ms) => new Date(ms).toISOString()) };
}

/** What the same call made before; `not_found` where the id is another person's. */
export async function earlier(db: Db, person: OwnerId, id: string): Promise<OwnBooking | null> {
  const stored = await bookingOf(db, person, id);
  const [row] = stored ? await withPeople(db, [stored]) : [];
  if (!row && (await isIdUsed(db, id))) {
    throw new AppError('not_found', { message: 'That booking does not exist.' });
  }
  return row ?? null;
}

export const hasPlace = () =>
  new AppError('conflict', {
    reason: 'has_a_place',
    message: 'You already have a place in this session.',
  });

type NewPlace = {
  id: string;
  offer: StoredOffer;
  startMs: number;
  client: OwnerId;
  by: 'client' | 'trainer';
  overrides?: boolean;
  seriesId?: string | null;
};

/** Takes a place for a client, held for ten minutes, within the caller's transaction. */
export async function placeFor(
  db: Db,
  place: NewPlace,
  nowMs: number,
): Promise<{ sessionId: string } | Extract<TakenTime, { clashes: unknown }>> {
  const { id, offer, startMs, client, by, overrides = false, seriesId = null } = place;
  const taken = await takeTime(db, { offer, startMs, nowMs, overrides });
  if ('clashes' in taken) return taken;
  const { sessionId } = taken;
  if (await hasPlaceIn(db, client, sessionId)) throw hasPlace();
  await insertHeld(db, { id, offer, client, by, seriesId, sessionId }, nowMs);
  return { sessionId };
}

type Held = Pick<NewPlace, 'id' | 'offer' | 'client' | 'by'> & {
  sessionId: string;
  seriesId?: string | null;
};

/** Stores a held place in a session, on today's terms. */
export async function insertHeld(
  db: Db,
  { id, offer, client, by, sessionId, seriesId = null }: Held,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await insertBooking(db, {
    id,
    sessionId,
    clientId: client,
    isByTrainer: by === 'trainer',
    state: 'held',
    keptUntil: new Date(holdEnd(nowMs)),
    seriesId,
    agreement: await agreeOn(db, offer, nowMs),
    paidCents: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
}

export type Finish = {
  message: string | null;
  pay: 'directly' | 'credit';
  /** of a client, for a session at their own place */
  address?: string | null;
};

/** What is agreed, with the address of a client whose own place it is. */
export function withAddress(
  agreement: KeptAgreement,
  address: string | null | undefined,
): KeptAgreement {
  if (!agreement.place?.isClients) return agreement;
  const name = address ?? agreement.place.name;
  if (name !== '') return { ...agreement, place: { ...agreement.place, name } };
  const sentence = 'Enter the address where the session is to be.';
  throw new AppError('invalid', { message: sentence, fields: { address: sentence } });
}

/** Turns a held place into a booking, or into a request where the other side has to say yes. Mails both. */
export async function finishPlace(
  db: Db,
  services: BookingServices,
  { client, id, offer }: { client: OwnerId; id: string; offer: StoredOffer },
  { message, pay, address }: Finish,
  nowMs: number,
): Promise<OwnBooking> {
  const row = await requireSide(db, client, id, 'client');
  const startMs = row.session.startsAt.getTime();
  const { isByTrainer, agreement } = row.booking;
  const asks = offer.needsApproval || isByTrainer;
  const creditsId = pay === 'credit' ? await payWithCredit(db, client, offer.id, nowMs) : null;
  const finished = await change(
    db,
    client,
    row,
    {
      state: asks ? 'requested' : 'confirmed',
      keptUntil: asks ? new Date(requestEnd(nowMs, startMs)) : null,
      agreement: {
        ...(isByTrainer ? agreement : withAddress(agreement, address)),
        bookedAtMs: nowMs,
      },
      message,
      creditsId,
    },
    nowMs,
  );
  await endWait(db, finished.session.id, client);
  await tell(db, services, finished, { kind: asks ? 'requested' : 'booked' });
  return finished;
}
