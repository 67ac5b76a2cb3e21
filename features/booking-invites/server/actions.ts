import { contactsOf, personOf } from '#features/account/server/public.ts';
import {
  agreeOn,
  apartFrom,
  clashAnswer,
  loadOfferedTimes,
  offerAt,
  offerById,
  requireOffer,
  type StoredOffer,
  startsOf,
  type TimeServices,
  trainerNameOf,
} from '#features/bookings/server/public.ts';
import { clashesAt } from '#features/free-times/rules/why-not-free.ts';
import { takesClients } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import type { InviteAnswer } from '../contract.ts';
import { composeInviteEmail } from '../rules/invite-email.ts';

type Wanted = { email: string; offerId: string; start: string; placeId?: string | undefined };

async function assertMayInvite(db: Db, trainer: OwnerId, email: string, nowMs: number) {
  const person = await personOf(db, trainer);
  if (!person?.user.emailVerified) {
    const message = 'Verify your email first. The link is in your inbox.';
    throw new AppError('forbidden', { reason: 'not_verified', message });
  }
  if (!(await takesClients(db, trainer, nowMs))) {
    const message = 'Being booked is part of Trainer Pro, or of a seat at a gym. Look at Plans.';
    throw new AppError('forbidden', { reason: 'not_taking_bookings', message });
  }
  if (email === person.user.email) {
    const sentence = 'This email is your own. Enter your client’s.';
    throw new AppError('invalid', { message: sentence, fields: { email: sentence } });
  }
}

/** Why a new person could not book the time, with the next ones; null: they can. */
async function whyNotFree(db: Db, offer: StoredOffer, startMs: number, nowMs: number) {
  const range = { startMs, endMs: startMs + 1 };
  const times = await loadOfferedTimes(db, offer, range, nowMs);
  const [start] = times ? startsOf(times, range) : [];
  if (start && start.left > 0) return null;
  const clashes = start ? [] : times ? clashesAt(times.question, startMs) : (['closed'] as const);
  return clashAnswer(db, offer, { clashes: [...clashes], startMs, nowMs });
}

/**
 * Mails a person the way to a time that is free now. Nothing is stored, and the answer is the same for every
 * address.
 */
export async function inviteToBook(
  db: Db,
  { refreshCalendars, post, publicUrl }: TimeServices,
  trainer: OwnerId,
  wanted: Wanted,
  nowMs: number,
): Promise<InviteAnswer> {
  const email = wanted.email.trim().toLowerCase();
  const offer = offerAt(requireOffer(await offerById(db, wanted.offerId)), wanted.placeId);
  if (offer.trainerId !== trainer) {
    throw new AppError('not_found', { message: 'That offer does not exist.' });
  }
  await assertMayInvite(db, trainer, email, nowMs);
  await refreshCalendars(db, trainer, nowMs);
  const startMs = Date.parse(wanted.start);
  const clash = await whyNotFree(db, offer, startMs, nowMs);
  if (clash?.outcome === 'clash') return clash;
  const apart = await contactsOf(db, await apartFrom(db, trainer));
  if ([...apart.values()].some((one) => one.email === email)) return { outcome: 'invited' };
  const { timeZone, place } = await agreeOn(db, offer, nowMs);
  const search = new URLSearchParams({
    at: new Date(startMs).toISOString(),
    ...(wanted.placeId && { place: wanted.placeId }),
  });
  const mail = composeInviteEmail({
    trainerName: await trainerNameOf(db, trainer),
    offerName: offer.name,
    startMs,
    endMs: startMs + offer.minutes * MS_PER_MINUTE,
    timeZone,
    isOnline: offer.isOnline,
    place,
    priceCents: offer.priceCents,
    href: `${publicUrl}/trainers/book/${offer.id}?${search.toString()}`,
  });
  await post(db, { to: email, ...mail });
  return { outcome: 'invited' };
}
