export const FORMATS = ['in-person', 'online', 'group'] as const;
export type Format = (typeof FORMATS)[number];

export const MIN_LISTED_AGE = 18;
export const MIN_BIO_LENGTH = 80;

/** What of a profile decides whether it can be listed. */
export type ListingFacts = {
  hasVerifiedEmail: boolean;
  /** whole years; null: never said */
  age: number | null;
  hasPhoto: boolean;
  bio: string;
  specialties: readonly string[];
  languages: readonly string[];
  formats: readonly Format[];
  /** places with a suburb */
  places: number;
  /** in a usual week, or of an offer */
  hasHours: boolean;
  /** offers that can be booked */
  offers: number;
  /** Trainer Pro, a trial of it, or a seat */
  mayTakeBookings: boolean;
};

export const LISTING_GAPS = [
  'verify-email',
  'say-age',
  'too-young',
  'photo',
  'bio',
  'specialty',
  'language',
  'format',
  'place',
  'hours',
  'offer',
  'plan',
] as const;
export type ListingGap = (typeof LISTING_GAPS)[number];

/**
 * What is missing before a profile can be listed (decisions 19 and 31); empty: it can be, once its
 * trainer chooses so. Only who meets people somewhere needs a place.
 */
export function listingGaps(facts: ListingFacts): ListingGap[] {
  const { age, formats } = facts;
  const isOnlineOnly = formats.length > 0 && formats.every((one) => one === 'online');
  const missing: Record<ListingGap, boolean> = {
    'verify-email': !facts.hasVerifiedEmail,
    'say-age': age === null,
    'too-young': age !== null && age < MIN_LISTED_AGE,
    photo: !facts.hasPhoto,
    bio: facts.bio.trim().length < MIN_BIO_LENGTH,
    specialty: facts.specialties.length === 0,
    language: facts.languages.length === 0,
    format: formats.length === 0,
    place: !isOnlineOnly && facts.places === 0,
    hours: !facts.hasHours,
    offer: facts.offers === 0,
    plan: !facts.mayTakeBookings,
  };
  return LISTING_GAPS.filter((gap) => missing[gap]);
}
