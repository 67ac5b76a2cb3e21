import type { Format } from './listing.ts';
import type { State } from './suburbs.ts';

export const PROFILE_LIMITS = {
  name: 80,
  headline: 90,
  bio: 2_000,
  specialties: 8,
  specialty: 40,
  languages: 8,
  language: 40,
  places: 5,
  suburb: 60,
  firstYear: 1950,
} as const;

export type TrainerPlace = { suburb: string; state: State; postcode: string | null };

/** What a trainer says of themselves. Prices come from their offers. */
export type TrainerContent = {
  name: string;
  headline: string;
  bio: string;
  specialties: string[];
  languages: string[];
  formats: Format[];
  /** null: not stated */
  gender: 'female' | 'male' | null;
  /** the year since which they train people; null: not stated */
  trainsSince: number | null;
  places: TrainerPlace[];
};

/** Offered while typing; anything else may be typed too. */
export const SUGGESTED_SPECIALTIES = [
  'Strength',
  'Weight loss',
  'Running',
  'Mobility',
  'Rehabilitation',
  'Pregnancy and after',
  'Older adults',
  'Boxing',
  'Yoga',
  'Pilates',
  'Powerlifting',
  'Olympic lifting',
  'Triathlon',
  'Teenagers',
  'Nutrition coaching',
  'Beginners',
] as const;

export const SUGGESTED_LANGUAGES = [
  'English',
  'Mandarin',
  'Cantonese',
  'Arabic',
  'Vietnamese',
  'Punjabi',
  'Hindi',
  'Greek',
  'Italian',
  'Spanish',
  'Tagalog',
  'Korean',
  'Auslan',
] as const;

/** Words as they are stored: without outer blanks, without empty ones and without the same one twice. */
export function tidyWords(words: readonly string[]): string[] {
  const tidy = words.map((word) => word.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const seen = new Map(tidy.map((word) => [word.toLowerCase(), word]));
  return [...seen.values()];
}

/** "Strength, Mobility; Running" of a file, as far as they fit. */
export const readSpecialties = (text: string): string[] =>
  tidyWords(text.split(/[,;/|\n]+/))
    .filter((word) => word.length <= PROFILE_LIMITS.specialty)
    .slice(0, PROFILE_LIMITS.specialties);

/** The address of a profile, made of its name: "Priya Nair" is "priya-nair". */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-+$/, '') || 'trainer';

/** Addresses below /trainers that are pages of the app. */
export const RESERVED_SLUGS: readonly string[] = [
  'availability',
  'book',
  'bookings',
  'calendar',
  'calendars',
  'compare',
  'credentials',
  'offers',
  'packs',
  'places',
  'profile',
  'reviews',
];

/** "priya-nair", or with a number where that is taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const base = slugOf(name);
  const isFree = (slug: string) => !taken.has(slug) && !RESERVED_SLUGS.includes(slug);
  let slug = base;
  for (let at = 2; !isFree(slug); at += 1) slug = `${base}-${at}`;
  return slug;
}
