import {
  completedBookings,
  nextFreeOf,
  offersOfTrainers,
} from '#features/bookings/server/public.ts';
import { HOME_ZONE } from '#features/credentials/rules/credentials.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { TrainerPage } from '../../contract/browsing.ts';
import { type Listing, listingAt } from '../queries/listings.ts';
import { keptProfile, photoTagOf } from '../queries/profiles.ts';
import { reviewsBy } from '../queries/reviews.ts';
import { earliest } from './next-free.ts';
import { pricesOfOffers, shownOf } from './search.ts';
import { validCredentials } from './valid-credentials.ts';

/** A listed trainer as everybody sees them, or the caller as they will be seen; null for anybody else. */
export async function readTrainer(
  db: Db,
  slug: string,
  caller: Caller | null,
  nowMs: number,
): Promise<TrainerPage | null> {
  const listing = await shownAt(db, slug, caller);
  if (!listing) return null;
  const today = dayIn(HOME_ZONE, nowMs);
  const offers = await offersOfTrainers(db, [listing.trainerId]);
  const next = await nextFreeOf(db, offers, nowMs);
  const valid = await validCredentials(db, [listing.trainerId], today);
  const figures = {
    ...pricesOfOffers(offers),
    nextFreeMs: earliest(offers, next),
    credentials: valid.get(listing.trainerId) ?? [],
  };
  return {
    ...shownOf(listing, figures),
    bio: listing.bio,
    offers: offers.map((offer) => ({
      id: offer.id,
      name: offer.name,
      minutes: offer.minutes,
      priceCents: offer.priceCents,
      capacity: offer.capacity,
      isOnline: offer.isOnline,
      needsApproval: offer.needsApproval,
      freeUntilHours: offer.policy.freeUntilHours,
      latePercent: offer.policy.latePercent,
      nextFreeMs: next.get(offer.id) ?? null,
    })),
    isOwn: caller?.owner === listing.trainerId,
    toReview: caller && (await bookingToReview(db, caller.owner, listing.trainerId, nowMs)),
  };
}

/** The latest session with a trainer that took place and that the client has not reviewed; null: none. */
async function bookingToReview(db: Db, client: OwnerId, trainer: OwnerId, nowMs: number) {
  const done = await completedBookings(db, client, new Date(nowMs));
  const reviewed = new Set((await reviewsBy(db, client)).map(({ bookingId }) => bookingId));
  return done.find(({ id, trainerId }) => trainerId === trainer && !reviewed.has(id))?.id ?? null;
}

/** What is shown at an address. To its trainer what they saved last, listed or not. */
async function shownAt(db: Db, slug: string, caller: Caller | null): Promise<Listing | null> {
  const listing = await listingAt(db, slug);
  if (!listing || listing.isShown) return listing;
  if (caller?.owner !== listing.trainerId) return null;
  const profile = await keptProfile(db, caller.owner);
  return profile && { ...listing, ...profile, photo: await photoTagOf(db, caller.owner) };
}

export const noTrainer = () =>
  new AppError('not_found', { message: 'We can’t find that trainer.' });
