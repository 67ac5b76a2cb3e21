import { contactOf, contactsOf } from '#features/account/server/public.ts';
import { forgetNextFree } from '#features/availability/server/public.ts';
import { guardianToTell } from '#features/guardians/server/public.ts';
import { peopleOf } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { BookingAnswer } from '../../contract/bookings.ts';
import type { WaitingPlace } from '../../contract/waiting.ts';
import { placesLeft } from '../../rules/places.ts';
import { composePlaceEmail } from '../../rules/waiting-emails.ts';
import { canAccept, moveUp, type Waiting, waits } from '../../rules/waiting-list.ts';
import { hasPlaceIn } from '../queries/bookings.ts';
import { offerOfSession, type StoredOffer } from '../queries/offers.ts';
import {
  closeUnwanted,
  countPlaces,
  lockSession,
  queueTrainer,
  releaseLapsed,
  type SessionRow,
  sessionById,
} from '../queries/sessions.ts';
import { joinList, listOf, placesOfWaiting, writeWaiting } from '../queries/waiting.ts';
import { loadNames } from './names.ts';
import { booked, earlier, finishPlace, hasPlace, insertHeld } from './place.ts';
import type { BookingServices } from './require-booking.ts';
import { zoneOfOffer } from './take-time.ts';
import { zoneForReader } from './tell.ts';
import { assertMayBook } from './who-books.ts';

const NO_PLACES = { booked: 0, offered: 0 };

const noSession = () => new AppError('not_found', { message: 'That session does not exist.' });

/** A session that has not begun, with its offer, after everybody else who books its trainer. */
async function sessionInTurn(
  db: Db,
  sessionId: string,
): Promise<{ session: SessionRow; offer: StoredOffer }> {
  const known = await sessionById(db, sessionId);
  if (!known) throw noSession();
  await queueTrainer(db, known.trainerId);
  const session = await sessionById(db, sessionId);
  const offer = session && (await offerOfSession(db, session));
  if (!session || session.state === 'closed' || !offer) throw noSession();
  return { session, offer };
}

/** Offers places that are neither booked nor offered to who waits, in order, and tells them. */
export async function moveUpIn(
  db: Db,
  services: BookingServices,
  sessionId: string,
  nowMs: number,
): Promise<void> {
  // Held, as a class may go to another trainer meanwhile.
  const session = await lockSession(db, sessionId);
  if (!session) return;
  await forgetNextFree(db, [session.trainerId]);
  const list = await listOf(db, sessionId);
  if (list.length === 0) return;
  const { organisationId } = session;
  const members = organisationId && (await peopleOf(db, organisationId));
  const wait = list.map((one) =>
    members && !members.has(one.id) && waits(one)
      ? { ...one, state: 'ended' as const, offeredUntilMs: null }
      : one,
  );
  const offer = await offerOfSession(db, session);
  const counts = await countPlaces(db, [sessionId], new Date(nowMs));
  const free = session.capacity - (counts.get(sessionId)?.booked ?? 0);
  const moment = {
    nowMs,
    startMs: session.startsAt.getTime(),
    noticeHours: offer?.noticeHours ?? 0,
  };
  const moved = moveUp(wait, free, moment) as (Waiting & { id: OwnerId })[];
  for (const [at, one] of moved.entries()) {
    const before = list[at];
    if (before?.state === one.state && before.offeredUntilMs === one.offeredUntilMs) continue;
    await writeWaiting(db, sessionId, one);
    if (one.state === 'offered' && offer) await tellPlace(db, services, { one, session, offer });
  }
}

async function tellPlace(
  db: Db,
  { post, publicUrl }: BookingServices,
  {
    one,
    session,
    offer,
  }: {
    one: Waiting & { id: OwnerId };
    session: SessionRow;
    offer: StoredOffer;
  },
): Promise<void> {
  const contact = await contactOf(db, one.id);
  if (!contact || one.offeredUntilMs === null) return;
  const timeZone = await zoneForReader(db, one.id, await zoneOfOffer(db, offer));
  const place = {
    offerName: offer.name,
    startMs: session.startsAt.getTime(),
    endMs: session.endsAt.getTime(),
    untilMs: one.offeredUntilMs,
    timeZone,
  };
  const href = `${publicUrl}/trainers/bookings`;
  await post(db, { to: contact.email, ...composePlaceEmail({ ...place, href }) });
  const guardian = await guardianToTell(db, one.id);
  if (guardian !== null) {
    await post(db, { to: guardian, ...composePlaceEmail({ ...place, forChild: contact.name }) });
  }
}

/** Where a person waits. */
export async function listWaiting(db: Db, client: OwnerId, nowMs: number): Promise<WaitingPlace[]> {
  const rows = await placesOfWaiting(db, client, new Date(nowMs));
  const people = await contactsOf(
    db,
    rows.map(({ trainerId }) => trainerId),
  );
  const nameOf = await loadNames(db, rows, people);
  return rows.map(
    ({ startsAt, endsAt, trainerId, organisationId, before, offeredUntil, ...row }) => ({
      ...row,
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
      trainerName: nameOf({ organisationId, trainerId }, trainerId),
      before: offeredUntil === null ? before : 0,
      offeredUntil: offeredUntil?.toISOString() ?? null,
    }),
  );
}

/** Joins the list of a full session. */
export const joinWaiting = (
  db: Db,
  client: OwnerId,
  sessionId: string,
  nowMs: number,
): Promise<WaitingPlace[]> =>
  inTransaction(db, async (db) => {
    const { session, offer } = await sessionInTurn(db, sessionId);
    await assertMayBook(db, client, offer, nowMs);
    const now = new Date(nowMs);
    if (session.startsAt <= now) {
      throw new AppError('conflict', { reason: 'too_late', message: 'This session has begun.' });
    }
    if (await hasPlaceIn(db, client, sessionId)) throw hasPlace();
    const places = (await countPlaces(db, [sessionId], now)).get(sessionId) ?? NO_PLACES;
    const list = await listOf(db, sessionId);
    const isIn = list.some((one) => one.id === client && waits(one));
    if (!isIn && placesLeft({ capacity: session.capacity, ...places }) > 0) {
      throw new AppError('conflict', {
        reason: 'has_room',
        message: 'There is a free place. Book it instead.',
      });
    }
    await joinList(db, sessionId, client, now);
    return listWaiting(db, client, nowMs);
  });

const noLonger = () =>
  new AppError('conflict', {
    reason: 'too_late',
    message: 'This place is no longer kept for you. You can wait again.',
  });

/** Takes the place that is offered, and finishes the booking at once. */
export const acceptPlace = (
  db: Db,
  services: BookingServices,
  client: OwnerId,
  { sessionId, id, pay }: { sessionId: string; id: string; pay: 'directly' | 'credit' },
  nowMs: number,
): Promise<BookingAnswer> =>
  inTransaction(db, async (db) => {
    const { session, offer } = await sessionInTurn(db, sessionId);
    const made = await earlier(db, client, id);
    if (made) return booked(made, nowMs);
    await assertMayBook(db, client, offer, nowMs);
    const own = (await listOf(db, sessionId)).find((one) => one.id === client);
    const moment = { nowMs, startMs: session.startsAt.getTime() };
    if (!own || !canAccept(own, moment)) throw noLonger();
    // A hold that has ended takes no place, though nobody wrote it down yet.
    await releaseLapsed(db, session.trainerId, new Date(nowMs));
    if (await hasPlaceIn(db, client, sessionId)) throw hasPlace();
    await insertHeld(db, { id, offer, client, by: 'client', sessionId }, nowMs);
    const how = { message: null, pay };
    return booked(await finishPlace(db, services, { client, id, offer }, how, nowMs), nowMs);
  });

/** Waits no longer; a place that was offered goes to the next. */
export const leaveWaiting = (
  db: Db,
  services: BookingServices,
  client: OwnerId,
  sessionId: string,
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    const known = await sessionById(db, sessionId);
    if (!known) throw noSession();
    await queueTrainer(db, known.trainerId);
    const own = (await listOf(db, sessionId)).find(({ id }) => id === client);
    if (!own) throw noSession();
    if (waits(own)) {
      await writeWaiting(db, sessionId, { ...own, state: 'left', offeredUntilMs: null });
    }
    await moveUpIn(db, services, sessionId, nowMs);
    await closeUnwanted(db, sessionId, new Date(nowMs));
  });
