import type { z } from 'zod';
import {
  type Cheapest,
  cheapestOffers,
  offersOfTrainers,
  type StoredOffer,
} from '#features/bookings/server/public.ts';
import { certifiedAs, HOME_ZONE } from '#features/credentials/rules/credentials.ts';
import { searchedTexts, wordReason } from '#features/trainer-words/rules/word-reasons.ts';
import { type WordGroup, wordGroups } from '#features/trainer-words/rules/word-search.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import {
  DROPPED,
  type FoundTrainer,
  type ShownCredential,
  TRAINERS_A_PAGE,
  type trainerWishes,
} from '../../contract/browsing.ts';
import {
  type Match,
  type MatchingSession,
  matchTimes,
  matchTrainer,
  nameSession,
  sortMatches,
  suitingOffers,
} from '../../rules/match-trainers.ts';
import { wantedSpans } from '../../rules/wanted-times.ts';
import { countWords } from '../../rules/word-counts.ts';
import { suburbs } from '../providers/suburbs.ts';
import { type Listing, listingsOf, shownListings } from '../queries/listings.ts';
import { textsWithWords, trainersWithWords } from '../queries/words.ts';
import { nextFreeOfTrainers } from './next-free.ts';
import { validCredentials } from './valid-credentials.ts';

type Wishes = z.output<typeof trainerWishes>;

const DAY_MS = 86_400_000;
const CENTS = 100;

/** Who is listed, and what they ask for at least. */
type Market = {
  listed: Awaited<ReturnType<typeof shownListings>>;
  cheapest: Awaited<ReturnType<typeof cheapestOffers>>;
};

/** Finds listed trainers, each with why they match, a page at a time. */
export async function searchTrainers(db: Db, wishes: Wishes, nowMs: number) {
  const all = await shownListings(db);
  const cheapest = await cheapestOffers(db);
  // A trainer with nothing to book is found by nobody.
  const listed = all.filter(({ trainerId }) => cheapest.has(trainerId));
  const market = { listed, cheapest };
  const { sorted, groups, told, from, today } = await findMatches(db, wishes, market, nowMs);
  const { suburb, state } = wishes;
  const start = ((wishes.page ?? 1) - 1) * TRAINERS_A_PAGE;
  return {
    trainers: await toFound(db, sorted.slice(start, start + TRAINERS_A_PAGE), { today, groups }),
    count: sorted.length,
    without: sorted.length > 0 ? [] : await countWithout(db, wishes, market, nowMs),
    listed: listed.length,
    isSuburbKnown: suburb && state ? from !== null : null,
    words: told && (told.hasAll ? ('all' as const) : ('some' as const)),
    specialties: countWords(listed.map((one) => one.specialties)),
    languages: countWords(listed.map((one) => one.languages)),
  };
}

/** How many would match if one wish were dropped: those that help, most first. */
async function countWithout(db: Db, wishes: Wishes, market: Market, nowMs: number) {
  const asked = DROPPED.filter((wish) => wishes[wish] !== undefined);
  // Without its only wish a search is none.
  if (asked.length < 2) return [];
  const counted: { wish: (typeof DROPPED)[number]; count: number }[] = [];
  for (const wish of asked) {
    const { sorted } = await findMatches(db, { ...wishes, [wish]: undefined }, market, nowMs);
    if (sorted.length > 0) counted.push({ wish, count: sorted.length });
  }
  return counted.toSorted((a, b) => b.count - a.count);
}

/** Who matches, in order. */
async function findMatches(db: Db, wishes: Wishes, { listed, cheapest }: Market, nowMs: number) {
  const groups = wordGroups(wishes.words ?? '');
  const told = await answersOf(db, groups);
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
  const valid = wish.isCertified ? await validCredentials(db, idsOf(listed), today) : null;
  const suiting = listed.flatMap((listing) => {
    const { trainerId: id, positions: places } = listing;
    if (told && !told.ranks.has(id)) return [];
    const prices = pricesOf(cheapest.get(id));
    const isCertified = certifiedAs(valid?.get(id) ?? []) !== null;
    const trainer = { ...listing, id, places, ...prices, isCertified, nextFreeMs: null };
    return matchTrainer(trainer, wish) ?? [];
  });
  const { weekday: weekdays = [], timeOfDay = null, timeZone = HOME_ZONE } = wishes;
  const spans = wantedSpans({ weekdays, timeOfDay, timeZone }, nowMs);
  const ids = suiting.map(({ trainer }) => trainer.id as OwnerId);
  const next = await nextFreeOfTrainers(db, ids, { spans, suits: suitingOffers(wish), nowMs });
  const timed = matchTimes(suiting, (trainerId) => next.get(trainerId) ?? null, {
    isOfKind: spans !== null,
    beforeMs: wishes.freeWithinDays ? nowMs + wishes.freeWithinDays * DAY_MS : null,
  });
  const sort = wishes.sort ?? (told ? 'match' : 'next-free');
  const sorted = sortMatches(timed, sort, (id) => told?.ranks.get(id) ?? 0);
  return { sorted, groups, told, from, today };
}

/** Who answers all words, or as many as anybody does, and how well; null: no words are looked for. */
async function answersOf(db: Db, groups: readonly WordGroup[]) {
  if (groups.length === 0) return null;
  const matches = await trainersWithWords(db, groups);
  const most = Math.max(0, ...matches.map(({ hits }) => hits));
  const best = matches.filter(({ hits }) => hits === most);
  return {
    ranks: new Map<string, number>(best.map(({ trainerId, rank }) => [trainerId, rank])),
    // Nobody at all is no part of an answer either.
    hasAll: most === groups.length || most === 0,
  };
}

const idsOf = (rows: readonly { trainerId: OwnerId }[]) => rows.map(({ trainerId }) => trainerId);

export type ShownPrices = {
  fromCents: number | null;
  groupCents: number | null;
  hasOneToOne: boolean;
};

const pricesOf = (cheapest: Cheapest | undefined): ShownPrices => {
  const { oneToOne = null, group = null } = cheapest ?? {};
  return { fromCents: oneToOne ?? group, groupCents: group, hasOneToOne: oneToOne !== null };
};

/** The cheapest price above nothing; free ones only where nothing costs. */
function cheapestOf(offers: readonly StoredOffer[]): number | null {
  const prices = offers.map(({ priceCents }) => priceCents);
  const paid = prices.filter((cents) => cents > 0);
  if (prices.length === 0) return null;
  return paid.length > 0 ? Math.min(...paid) : 0;
}

/** What a trainer asks for at least, as a search says it. */
export const pricesOfOffers = (offers: readonly StoredOffer[]): ShownPrices =>
  pricesOf({
    oneToOne: cheapestOf(offers.filter(({ capacity }) => capacity === 1)),
    group: cheapestOf(offers.filter(({ capacity }) => capacity > 1)),
  });

async function toFound(
  db: Db,
  matches: readonly Match[],
  { today, groups }: { today: string; groups: readonly WordGroup[] },
): Promise<FoundTrainer[]> {
  const ids = matches.map(({ trainer }) => trainer.id as OwnerId);
  const byId = new Map((await listingsOf(db, ids)).map((row) => [String(row.trainerId), row]));
  const valid = await validCredentials(db, ids, today);
  const offers = Map.groupBy(await offersOfTrainers(db, ids), ({ trainerId }) => String(trainerId));
  const texts = new Map(
    [...byId].map(([id, listing]) => {
      const offerNames = (offers.get(id) ?? []).map(({ name }) => name);
      return [id, groups.length > 0 ? searchedTexts({ ...listing, offerNames }) : []] as const;
    }),
  );
  const searched = [...texts.values()].flatMap((own) => own.map(({ text }) => text));
  const held = await textsWithWords(db, [...new Set(searched)], groups);
  return matches.flatMap(({ trainer, km, reasons, offerId }) => {
    const listing = byId.get(trainer.id);
    if (!listing) return [];
    const figures = { ...trainer, credentials: valid.get(trainer.id) ?? [] };
    const words = wordReason(texts.get(trainer.id) ?? [], held);
    const named = nameSession(
      reasons,
      toSession(
        (offers.get(trainer.id) ?? []).find(({ id }) => id === offerId),
        trainer.nextFreeMs,
      ),
    );
    const why = [...(words ? [{ kind: 'words' as const, ...words }] : []), ...named];
    return [{ ...shownOf(listing, figures), km, reasons: why }];
  });
}

function toSession(offer: StoredOffer | undefined, startMs: number | null): MatchingSession | null {
  if (!offer || startMs === null) return null;
  const { id, name, minutes, priceCents, capacity } = offer;
  return { id, name, minutes, priceCents, isGroup: capacity > 1, startMs };
}

type Figures = ShownPrices & {
  nextFreeMs: number | null;
  /** checked and valid */
  credentials: ShownCredential[];
};

/** What everybody sees of a listing. */
export function shownOf(listing: Listing, figures: Figures) {
  const { fromCents, groupCents, hasOneToOne, nextFreeMs, credentials } = figures;
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
    groupCents,
    hasOneToOne,
    nextFreeMs,
    certifiedAs: certifiedAs(credentials),
    credentials,
  };
}
