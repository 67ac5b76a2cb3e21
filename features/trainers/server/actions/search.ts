import type { z } from 'zod';
import {
  nextFreeOf,
  offersOfTrainers,
  type StoredOffer,
} from '#features/bookings/server/public.ts';
import { credentialState, HOME_ZONE } from '#features/credentials/rules/credentials.ts';
import { checkedCredentials } from '#features/credentials/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { type FoundTrainer, TRAINERS_A_PAGE, type trainerWishes } from '../../contract/browsing.ts';
import { type Match, matchTimes, matchTrainer, sortMatches } from '../../rules/match-trainers.ts';
import { toAccepts } from '../../rules/wanted-times.ts';
import { countWords } from '../../rules/word-counts.ts';
import { suburbs } from '../providers/suburbs.ts';
import {
  type Listing,
  listingsOf,
  type MatchedListing,
  shownListings,
} from '../queries/listings.ts';

type Wishes = z.output<typeof trainerWishes>;

const DAY_MS = 86_400_000;
const CENTS = 100;

/** Finds listed trainers, each with why they match, a page at a time. */
export async function searchTrainers(db: Db, wishes: Wishes, nowMs: number) {
  const all = await shownListings(db);
  const offers = Map.groupBy(
    await offersOfTrainers(
      db,
      all.map(({ trainerId }) => trainerId),
    ),
    ({ trainerId }) => trainerId,
  );
  // A trainer with nothing to book is found by nobody.
  const listed = all.filter(({ trainerId }) => offers.has(trainerId));
  const { suburb, state } = wishes;
  const from = suburb && state ? suburbs().positionOf({ suburb, state }) : null;
  const wish = {
    specialties: wishes.specialty ? [wishes.specialty] : [],
    maxCents: wishes.maxPrice === undefined ? null : wishes.maxPrice * CENTS,
    format: wishes.format ?? null,
    language: wishes.language || null,
    gender: wishes.gender ?? null,
    from,
    maxKm: from === null ? null : (wishes.maxKm ?? null),
    isCertified: wishes.certified === 'yes',
  };
  const today = dayIn(HOME_ZONE, nowMs);
  const accepts = toAccepts({
    weekday: wishes.weekday ?? null,
    timeOfDay: wishes.timeOfDay ?? null,
    timeZone: wishes.timeZone ?? HOME_ZONE,
  });
  const certified = await certifiedOf(
    db,
    listed.map(({ trainerId }) => trainerId),
    today,
  );
  const suiting = listed.flatMap((listing) => {
    const match = matchTrainer(
      toMatched(listing, offers.get(listing.trainerId) ?? [], certified.has(listing.trainerId)),
      wish,
    );
    return match ? [match] : [];
  });
  const offersOf = (trainerId: string) => offers.get(trainerId as OwnerId) ?? [];
  const asked = suiting.flatMap(({ trainer }) => offersOf(trainer.id));
  const next = await nextFreeOf(db, asked, nowMs, accepts ?? undefined);
  const timed = matchTimes(suiting, (trainerId) => earliest(offersOf(trainerId), next), {
    isOfKind: accepts !== null,
    beforeMs: wishes.freeWithinDays ? nowMs + wishes.freeWithinDays * DAY_MS : null,
  });
  const sorted = sortMatches(timed, wishes.sort ?? 'next-free');
  const start = ((wishes.page ?? 1) - 1) * TRAINERS_A_PAGE;
  const page = sorted.slice(start, start + TRAINERS_A_PAGE);
  return {
    trainers: await toFound(db, page),
    count: sorted.length,
    listed: listed.length,
    isSuburbKnown: suburb && state ? from !== null : null,
    specialties: countWords(listed.map((one) => one.specialties)),
    languages: countWords(listed.map((one) => one.languages)),
  };
}

/** The earliest of what is free next of some offers; null: none. */
export function earliest(
  offers: readonly StoredOffer[],
  next: ReadonlyMap<string, number | null>,
): number | null {
  const times = offers.map(({ id }) => next.get(id) ?? null).filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

/** The cheapest price above nothing; free ones only where nothing costs. */
export function fromCentsOf(offers: readonly StoredOffer[]): number | null {
  const prices = offers.map(({ priceCents }) => priceCents);
  const paid = prices.filter((cents) => cents > 0);
  if (prices.length === 0) return null;
  return paid.length > 0 ? Math.min(...paid) : 0;
}

const toMatched = (
  listing: MatchedListing,
  offers: readonly StoredOffer[],
  isCertified: boolean,
) => ({
  id: listing.trainerId,
  specialties: listing.specialties,
  languages: listing.languages,
  formats: listing.formats,
  gender: listing.gender,
  fromCents: fromCentsOf(offers),
  places: listing.positions,
  isCertified,
  stars: listing.stars,
  nextFreeMs: null,
});

async function toFound(db: Db, matches: readonly Match[]): Promise<FoundTrainer[]> {
  const rows = await listingsOf(
    db,
    matches.map(({ trainer }) => trainer.id as OwnerId),
  );
  const byId = new Map(rows.map((row) => [String(row.trainerId), row]));
  return matches.flatMap(({ trainer, km, reasons }) => {
    const listing = byId.get(trainer.id);
    return listing ? [{ ...shownOf(listing, trainer), km, reasons }] : [];
  });
}

/** Who of these has a checked credential that is valid. */
export async function certifiedOf(
  db: Db,
  trainers: readonly OwnerId[],
  today: string,
): Promise<Set<string>> {
  const checked = await checkedCredentials(db, trainers);
  const valid = checked.filter((one) => credentialState(one, today) === 'checked');
  return new Set(valid.map(({ trainerId }) => trainerId));
}

type Figures = { fromCents: number | null; nextFreeMs: number | null; isCertified: boolean };

/** What everybody sees of a listing. */
export function shownOf(listing: Listing, { fromCents, nextFreeMs, isCertified }: Figures) {
  const { slug, name, headline, photo, specialties, languages, formats, gender } = listing;
  const { trainsSince, places, stars, reviews } = listing;
  return {
    slug,
    name,
    headline,
    photo,
    specialties,
    languages,
    formats,
    gender,
    trainsSince,
    places,
    stars,
    reviews,
    fromCents,
    nextFreeMs,
    isCertified,
  };
}
