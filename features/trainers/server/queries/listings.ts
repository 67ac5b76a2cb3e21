import { and, asc, eq, inArray, isNotNull, like, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { trainerListings as listings } from '../tables.ts';
import { NO_WORDS, offerWordsOf, profileWordsOf } from './words.ts';

type Row = typeof listings.$inferSelect;
/** All of a listing but its words, and its picture, which is read by its address alone. */
export type Listing = Omit<Row, 'picture' | 'words' | 'offerWords' | 'updatedAt'>;
type ListingContent = Omit<
  Row,
  'trainerId' | 'slug' | 'isShown' | 'reviews' | 'stars' | 'words' | 'offerWords'
>;

const columns = {
  trainerId: listings.trainerId,
  slug: listings.slug,
  chosenAt: listings.chosenAt,
  isShown: listings.isShown,
  name: listings.name,
  headline: listings.headline,
  bio: listings.bio,
  specialties: listings.specialties,
  languages: listings.languages,
  formats: listings.formats,
  gender: listings.gender,
  trainsSince: listings.trainsSince,
  places: listings.places,
  positions: listings.positions,
  photo: listings.photo,
  reviews: listings.reviews,
  stars: listings.stars,
};

export async function listingOf(db: Db, trainer: OwnerId): Promise<Listing | null> {
  const [row] = await db.select(columns).from(listings).where(eq(listings.trainerId, trainer));
  return row ?? null;
}

/** A listing by its address, shown or not: who asks for one that is not shown has to be its trainer. */
export async function listingAt(db: Db, slug: string): Promise<Listing | null> {
  const [row] = await db.select(columns).from(listings).where(eq(listings.slug, slug));
  return row ?? null;
}

const matched = {
  trainerId: listings.trainerId,
  specialties: listings.specialties,
  languages: listings.languages,
  formats: listings.formats,
  gender: listings.gender,
  positions: listings.positions,
  stars: listings.stars,
};
/** What a search looks at of everybody. */
export type MatchedListing = Pick<Listing, keyof typeof matched>;

/** Everybody who is shown, with little more than what wishes are about. */
export const shownListings = (db: Db): Promise<MatchedListing[]> =>
  db.select(matched).from(listings).where(eq(listings.isShown, true));

export async function shownTrainers(db: Db): Promise<OwnerId[]> {
  const { trainerId } = listings;
  const rows = await db.select({ trainerId }).from(listings).where(eq(listings.isShown, true));
  return rows.map((row) => row.trainerId);
}

/** The listings of one page of a search. */
export const listingsOf = (db: Db, trainers: readonly OwnerId[]): Promise<Listing[]> =>
  trainers.length === 0
    ? Promise.resolve([])
    : db
        .select(columns)
        .from(listings)
        .where(and(inArray(listings.trainerId, [...trainers]), eq(listings.isShown, true)));

/** Addresses that begin like this one. */
export async function takenSlugs(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(or(eq(listings.slug, base), like(listings.slug, `${base}-%`)));
  return new Set(rows.map(({ slug }) => slug));
}

/** Keeps an address for a trainer, who is not listed yet; nothing where either has one. */
export async function addListing(db: Db, trainer: OwnerId, slug: string, now: Date): Promise<void> {
  await db
    .insert(listings)
    .values({ ...EMPTY, trainerId: trainer, slug, chosenAt: null, reviews: 0, updatedAt: now })
    .onConflictDoNothing();
}

const EMPTY = {
  isShown: false,
  name: '',
  headline: '',
  bio: '',
  specialties: [],
  languages: [],
  formats: [],
  gender: null,
  trainsSince: null,
  places: [],
  positions: [],
  photo: null,
  picture: null,
};

/** Takes a listing off, with all that it showed. */
export async function hideListing(
  db: Db,
  trainer: OwnerId,
  { chosenAt, now }: { chosenAt: Date | null; now: Date },
): Promise<void> {
  await db
    .update(listings)
    .set({ ...EMPTY, words: NO_WORDS, offerWords: NO_WORDS, chosenAt, updatedAt: now })
    .where(eq(listings.trainerId, trainer));
}

export async function showListing(
  db: Db,
  trainer: OwnerId,
  { offerNames, ...content }: ListingContent & { offerNames: readonly string[] },
): Promise<void> {
  const words = profileWordsOf(content);
  await db
    .update(listings)
    .set({ ...content, words, offerWords: offerWordsOf(offerNames), isShown: true })
    .where(eq(listings.trainerId, trainer));
}

/** The picture of that name, if it is shown. */
export async function shownPicture(db: Db, tag: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ picture: listings.picture })
    .from(listings)
    .where(and(eq(listings.photo, tag), eq(listings.isShown, true)));
  return row?.picture ?? null;
}

/** Trainers who chose to be listed, and whether they are shown. */
export const chosenTrainers = (db: Db): Promise<Pick<Listing, 'trainerId' | 'isShown'>[]> =>
  db
    .select({ trainerId: listings.trainerId, isShown: listings.isShown })
    .from(listings)
    .where(isNotNull(listings.chosenAt))
    .orderBy(asc(listings.trainerId));
