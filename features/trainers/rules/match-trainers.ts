import type { WordReason } from '#features/trainer-words/rules/word-reasons.ts';
import { nearestKm, type Position } from './distance.ts';
import type { FirstStart, WantedStart } from './kept-starts.ts';
import { FORMATS, type Format } from './listing.ts';

/** Who is further than so many kilometres and does not train online is no trainer nearby. */
const NEARBY_KM = 100;

export type ListedTrainer = {
  id: string;
  specialties: readonly string[];
  languages: readonly string[];
  formats: readonly Format[];
  /** null: not stated */
  gender: 'female' | 'male' | null;
  /** the cheapest session one to one, cents; of groups where there is no other; null: none */
  fromCents: number | null;
  /** the cheapest place in a group, cents; null: none */
  groupCents: number | null;
  hasOneToOne: boolean;
  places: readonly (Position | null)[];
  /** a checked credential that is valid */
  isCertified: boolean;
  /** null below three reviews */
  stars: number | null;
  /** milliseconds since 1970; null: none */
  nextFreeMs: number | null;
};

/** Where and with whom: a trainer says the first three, the last follows from what they offer. */
export const WANTED_FORMATS = ['one-to-one', ...FORMATS] as const;
export type WantedFormat = (typeof WANTED_FORMATS)[number];

/** What a person looks for. Null and empty: no wish. */
export type TrainerWish = {
  specialties: readonly string[];
  maxCents: number | null;
  format: WantedFormat | null;
  language: string | null;
  gender: 'female' | 'male' | null;
  from: Position | null;
  maxKm: number | null;
  isCertified: boolean;
};

/** Why a trainer is shown: the wishes that were met, and what is known of them. */
export type MatchReason =
  | { kind: 'specialty'; names: string[] }
  | { kind: 'price'; fromCents: number; isGroup: boolean }
  | { kind: 'format'; format: WantedFormat }
  | { kind: 'language'; language: string }
  | { kind: 'gender' }
  | { kind: 'distance'; km: number }
  | { kind: 'certified' }
  | { kind: 'free'; nextFreeMs: number }
  | ({ kind: 'words' } & WordReason)
  | ({ kind: 'session' } & MatchingSession);

/** The session that meets the wishes about price, format, day and time together. */
export type MatchingSession = {
  id: string;
  name: string;
  minutes: number;
  priceCents: number;
  isGroup: boolean;
  startMs: number;
};

export type Match = {
  trainer: ListedTrainer;
  reasons: MatchReason[];
  km: number | null;
  /** of the session that is free next; null: none */
  offerId: string | null;
};

type Answer = MatchReason | 'no-wish' | 'unmet';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function answers(trainer: ListedTrainer, wish: TrainerWish, km: number | null): Answer[] {
  const { format, language, maxCents, maxKm } = wish;
  // A place in a group is no answer to what a session costs, unless groups are wanted.
  const cents = format === 'group' ? trainer.groupCents : trainer.fromCents;
  const isGroup = format === 'group' || !trainer.hasOneToOne;
  const names = trainer.specialties.filter((one) =>
    wish.specialties.some((other) => same(one, other)),
  );
  const spoken =
    language === null ? undefined : trainer.languages.find((one) => same(one, language));
  return [
    wish.specialties.length === 0
      ? 'no-wish'
      : names.length > 0
        ? { kind: 'specialty', names }
        : 'unmet',
    maxCents === null
      ? 'no-wish'
      : cents !== null && cents <= maxCents
        ? { kind: 'price', fromCents: cents, isGroup }
        : 'unmet',
    format === null
      ? 'no-wish'
      : (format === 'one-to-one' ? trainer.hasOneToOne : trainer.formats.includes(format))
        ? { kind: 'format', format }
        : 'unmet',
    language === null
      ? 'no-wish'
      : spoken === undefined
        ? 'unmet'
        : { kind: 'language', language: spoken },
    wish.gender === null
      ? 'no-wish'
      : trainer.gender === wish.gender
        ? { kind: 'gender' }
        : 'unmet',
    maxKm === null ? 'no-wish' : km !== null && km <= maxKm ? { kind: 'distance', km } : 'unmet',
    !wish.isCertified ? 'no-wish' : trainer.isCertified ? { kind: 'certified' } : 'unmet',
  ];
}

/** Null where a wish is not met, or it is not known that it is: what was not given matches no wish. */
export function matchTrainer(trainer: ListedTrainer, wish: TrainerWish): Match | null {
  const nearest = nearestKm(wish.from, trainer.places);
  const isFar = wish.maxKm === null && nearest !== null && nearest > NEARBY_KM;
  if (isFar && !trainer.formats.includes('online')) return null;
  // Online the distance says nothing.
  const km = isFar ? null : nearest;
  const given = answers(trainer, wish, km);
  if (given.includes('unmet')) return null;
  return { trainer, km, offerId: null, reasons: given.filter((one) => typeof one !== 'string') };
}

/** Which offers meet the wishes about price and format; null: all do. */
export function suitingOffers(
  wish: Pick<TrainerWish, 'maxCents' | 'format'>,
): WantedStart['suits'] {
  const { maxCents, format } = wish;
  if (maxCents === null && format === null) return null;
  return ({ priceCents, isGroup, isOnline }, all) => {
    if (maxCents !== null && priceCents > maxCents) return false;
    if (format === 'group') return isGroup;
    if (format === 'one-to-one') return !isGroup;
    if (format !== null) return isOnline === (format === 'online');
    // As with prices: a group is no answer of those who train people one to one.
    return !isGroup || all.every((one) => one.isGroup);
  };
}

/** When something is wanted: at starts of some kind, or before an instant; neither: any time, or none, will do. */
export type WantedTime = { isOfKind: boolean; beforeMs: number | null };

/** Adds the next free start of each; who has none that is wanted is left out. */
export function matchTimes(
  matches: readonly Match[],
  nextFreeOf: (trainerId: string) => FirstStart | null,
  { isOfKind, beforeMs }: WantedTime,
): Match[] {
  return matches.flatMap((match) => {
    const next = nextFreeOf(match.trainer.id);
    const nextFreeMs = next?.startMs ?? null;
    const offerId = next?.offerId ?? null;
    const timed = { ...match, offerId, trainer: { ...match.trainer, nextFreeMs } };
    if (!isOfKind && beforeMs === null) return [timed];
    if (nextFreeMs === null || (beforeMs !== null && nextFreeMs >= beforeMs)) return [];
    return [{ ...timed, reasons: [...match.reasons, { kind: 'free', nextFreeMs }] }];
  });
}

/** Names the session instead of its price and its time apart. */
export function nameSession(
  reasons: readonly MatchReason[],
  session: MatchingSession | null,
): MatchReason[] {
  const isOfSession = ({ kind }: MatchReason) => kind === 'price' || kind === 'free';
  if (!session || !reasons.some((one) => isOfSession(one) || one.kind === 'format')) {
    return [...reasons];
  }
  return [...reasons.filter((one) => !isOfSession(one)), { kind: 'session', ...session }];
}

export const SORTS = ['match', 'next-free', 'price', 'distance', 'reviews'] as const;
export type Sort = (typeof SORTS)[number];

/** Figures that are not known come last, whatever they are sorted by; equals by id. */
export function sortMatches(
  matches: readonly Match[],
  sort: Sort,
  rankOf: (trainerId: string) => number = () => 0,
): Match[] {
  const figure = ({ trainer, km }: Match): number | null => {
    if (sort === 'match') return -rankOf(trainer.id);
    if (sort === 'distance') return km;
    if (sort === 'price') return trainer.fromCents;
    if (sort === 'reviews') return trainer.stars === null ? null : -trainer.stars;
    return trainer.nextFreeMs;
  };
  const order = (match: Match): number => figure(match) ?? Number.POSITIVE_INFINITY;
  return matches.toSorted((a, b) => {
    const [left, right] = [order(a), order(b)];
    if (left !== right) return left < right ? -1 : 1;
    return a.trainer.id < b.trainer.id ? -1 : 1;
  });
}
