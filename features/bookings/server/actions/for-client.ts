import type { Span } from '#features/free-times/rules/span.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import type { BookingAnswer } from '../../contract/bookings.ts';
import { sessionsWithin } from '../queries/bookings.ts';
import { offerById, type StoredOffer } from '../queries/offers.ts';
import { queueTrainer } from '../queries/sessions.ts';
import { clientOf } from './clients.ts';
import { booked, clashAnswer, earlier, finishPlace, placeFor } from './place.ts';
import { type BookingServices, requireSide, type TimeServices } from './require-booking.ts';
import { offerAt, requireOffer } from './take-time.ts';
import { assertMayBook } from './who-books.ts';

/** An offer of the trainer at the chosen place, and the client for whom it is. */
type ForClient = { offer: StoredOffer; client: OwnerId };

type Chosen = { offerId: string; placeId?: string | undefined };

const notFound = () =>
  new AppError('not_found', { message: 'That client or offer does not exist.' });

/** An offer of the trainer at the chosen place; `not_found` for another's. */
export async function requireOwnOffer(
  db: Db,
  trainer: OwnerId,
  { offerId, placeId }: Chosen,
): Promise<StoredOffer> {
  const offer = offerAt(requireOffer(await offerById(db, offerId)), placeId);
  if (offer.trainerId !== trainer) throw notFound();
  return offer;
}

/** Who it is for, if the trainer may book for them; otherwise `not_found`. */
export async function requireClient(db: Db, trainer: OwnerId, clientId: string): Promise<OwnerId> {
  const client = await clientOf(db, trainer, clientId);
  if (!client) throw notFound();
  return client;
}

/** The stretch of time that a session of an offer takes. */
export const sessionSpan = ({ minutes }: StoredOffer, startMs: number): Span => ({
  startMs,
  endMs: startMs + minutes * MS_PER_MINUTE,
});

/** Whether the client has a session at that time, with any trainer. */
export const isElsewhere = async (
  db: Db,
  { client, offer }: ForClient,
  startMs: number,
): Promise<boolean> => (await sessionsWithin(db, client, sessionSpan(offer, startMs))).length > 0;

type One = { id: string; startMs: number; overrides: boolean; seriesId?: string };

/** Asks the client to one time, within the caller's transaction. The same id again answers what it made. */
export async function askClientIn(
  db: Db,
  services: BookingServices,
  { offer, client }: ForClient,
  { id, startMs, overrides, seriesId }: One,
  nowMs: number,
): Promise<BookingAnswer> {
  const trainer = offer.trainerId;
  const made = await earlier(db, trainer, id);
  if (made) return booked(made, nowMs);
  const place = { id, offer, startMs, client, by: 'trainer' as const, overrides };
  const taken = await placeFor(db, { ...place, ...(seriesId && { seriesId }) }, nowMs);
  if ('clashes' in taken) return clashAnswer(db, offer, { ...taken, startMs, nowMs });
  const how = { message: null, pay: 'directly' as const };
  await finishPlace(db, services, { client, id, offer }, how, nowMs);
  return booked(await requireSide(db, trainer, id, 'trainer'), nowMs);
}

type Wanted = Chosen & { id: string; clientId: string; start: string; overrides: boolean };

/** A trainer books for one of their clients. Nothing to hold: the client is asked to confirm. */
export async function bookForClient(
  db: Db,
  services: TimeServices,
  trainer: OwnerId,
  wanted: Wanted,
  nowMs: number,
): Promise<BookingAnswer> {
  const { id, overrides } = wanted;
  const made = await earlier(db, trainer, id);
  if (made) return booked(made, nowMs);
  const whose = {
    offer: await requireOwnOffer(db, trainer, wanted),
    client: await requireClient(db, trainer, wanted.clientId),
  };
  await assertMayBook(db, whose.client, whose.offer, nowMs);
  await services.refreshCalendars(db, trainer, nowMs);
  const startMs = Date.parse(wanted.start);
  return inTransaction(db, async (db) => {
    await queueTrainer(db, trainer);
    const again = await earlier(db, trainer, id);
    if (again) return booked(again, nowMs);
    if (await isElsewhere(db, whose, startMs)) {
      throw new AppError('conflict', {
        reason: 'client_is_booked',
        message: 'Your client has another session then. Choose another time.',
      });
    }
    return askClientIn(db, services, whose, { id, startMs, overrides }, nowMs);
  });
}
