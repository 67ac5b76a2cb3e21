import { personOf, writeListedName } from '#features/account/server/public.ts';
import { weekOf } from '#features/availability/server/public.ts';
import { offersOfTrainers } from '#features/bookings/server/public.ts';
import { takesClients } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type ListingGap, listingGaps } from '../../rules/listing.ts';
import type { TrainerContent } from '../../rules/trainer-profile.ts';
import { suburbs } from '../providers/suburbs.ts';
import { chosenTrainers, hideListing, listingOf, showListing } from '../queries/listings.ts';
import { keptProfile, photoRowOf, photoTagOf } from '../queries/profiles.ts';

/** What a profile lacks to be listed, now. */
export async function gapsOf(
  db: Db,
  owner: OwnerId,
  profile: TrainerContent | null,
  nowMs: number,
): Promise<ListingGap[]> {
  const person = await personOf(db, owner);
  const offers = await offersOfTrainers(db, [owner]);
  const week = await weekOf(db, owner);
  return listingGaps({
    hasVerifiedEmail: person?.user.emailVerified ?? false,
    age: person?.profile?.age ?? null,
    hasPhoto: (await photoTagOf(db, owner)) !== null,
    bio: profile?.bio ?? '',
    specialties: profile?.specialties ?? [],
    languages: profile?.languages ?? [],
    formats: profile?.formats ?? [],
    places: profile?.places.length ?? 0,
    hasHours: (week?.week.length ?? 0) > 0 || offers.some(({ hours }) => hours !== null),
    offers: offers.length,
    mayTakeBookings: await takesClients(db, owner, nowMs),
  });
}

/**
 * Shows what the trainer has saved, if they chose to be listed and nothing is missing; else nothing of
 * it. Returns whether it is shown.
 */
export async function refreshListing(db: Db, owner: OwnerId, nowMs: number): Promise<boolean> {
  const listing = await listingOf(db, owner);
  if (!listing) return false;
  const now = new Date(nowMs);
  const { chosenAt } = listing;
  const profile = chosenAt && (await keptProfile(db, owner));
  // Stays while something is missing: clients read one name, not two in turn.
  await writeListedName(db, owner, profile ? profile.name : null);
  const gaps = profile ? await gapsOf(db, owner, profile, nowMs) : null;
  if (!profile || !gaps || gaps.length > 0) {
    await hideListing(db, owner, { chosenAt, now });
    return false;
  }
  const { version: _version, ...content } = profile;
  const photo = await photoRowOf(db, owner);
  await showListing(db, owner, {
    ...content,
    chosenAt,
    positions: content.places
      .map((place) => suburbs().positionOf(place))
      .filter((position) => position !== null),
    photo: photo?.tag ?? null,
    picture: photo?.picture ?? null,
    offerNames: (await offersOfTrainers(db, [owner])).map(({ name }) => name),
    updatedAt: now,
  });
  return true;
}

/** Shows or hides listings whose trainers lack something by now, or have it again. */
export async function recheckListings(db: Db, nowMs: number): Promise<void> {
  for (const { trainerId, isShown } of await chosenTrainers(db)) {
    const profile = await keptProfile(db, trainerId);
    const isComplete = (await gapsOf(db, trainerId, profile, nowMs)).length === 0;
    if (isComplete !== isShown) await refreshListing(db, trainerId, nowMs);
  }
}
