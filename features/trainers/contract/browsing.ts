import { z } from 'zod';
import { CREDENTIAL_KINDS } from '#features/credentials/rules/credentials.ts';
import { MAX_WORDS_LENGTH } from '#features/trainer-words/rules/word-search.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { FORMATS } from '../rules/listing.ts';
import { SORTS, WANTED_FORMATS } from '../rules/match-trainers.ts';
import { STATES } from '../rules/suburbs.ts';
import { PROFILE_LIMITS } from '../rules/trainer-profile.ts';
import { TIMES_OF_DAY } from '../rules/wanted-times.ts';
import { trainerPlace } from './profile.ts';

export const TRAINERS_A_PAGE = 20;

/** Wishes of which a search without results says how many there are without it. */
export const DROPPED = [
  'words',
  'specialty',
  'format',
  'maxPrice',
  'timeOfDay',
  'suburb',
  'maxKm',
  'freeWithinDays',
  'weekday',
  'language',
  'gender',
  'certified',
] as const;

const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('specialty'), names: z.array(z.string()) }),
  z.object({ kind: z.literal('price'), fromCents: z.int(), isGroup: z.boolean() }),
  z.object({ kind: z.literal('format'), format: z.enum(WANTED_FORMATS) }),
  z.object({ kind: z.literal('language'), language: z.string() }),
  z.object({ kind: z.literal('gender') }),
  z.object({ kind: z.literal('distance'), km: z.number() }),
  z.object({ kind: z.literal('certified') }),
  z.object({ kind: z.literal('free'), nextFreeMs: z.number() }),
  z.object({
    kind: z.literal('words'),
    texts: z.array(z.object({ text: z.string(), isQuote: z.boolean() })),
    closeTo: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('session'),
    id: z.string(),
    name: z.string(),
    minutes: z.int(),
    priceCents: z.int(),
    isGroup: z.boolean(),
    startMs: z.number(),
  }),
]);

const credential = z.object({
  kind: z.enum(CREDENTIAL_KINDS),
  /** empty: from before it was asked for */
  title: z.string(),
  body: z.string(),
  expiresOn: z.string().nullable(),
  checkedOn: z.string(),
  checkedAs: z.enum(['operator', 'admin']).nullable(),
  /** where it was compared; empty: from before that was asked for */
  source: z.string(),
});
export type ShownCredential = z.infer<typeof credential>;

const shown = {
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  photo: z.string().nullable(),
  specialties: z.array(z.string()),
  languages: z.array(z.string()),
  formats: z.array(z.enum(FORMATS)),
  gender: z.enum(['female', 'male']).nullable(),
  trainsSince: z.int().nullable(),
  places: z.array(trainerPlace),
  /** the checked, valid qualification to train people; null: none */
  certifiedAs: z.string().nullable(),
  /** all that was checked and is valid */
  credentials: z.array(credential),
  /** the cheapest session one to one, cents AUD incl. GST; of groups where there is no other; null: none */
  fromCents: z.int().nullable(),
  /** the cheapest place in a group; null: none */
  groupCents: z.int().nullable(),
  hasOneToOne: z.boolean(),
  /** average; null below three reviews */
  stars: z.number().nullable(),
  reviews: z.int(),
  /** milliseconds since 1970; null: none */
  nextFreeMs: z.number().nullable(),
};

const found = z.object({
  ...shown,
  /** to the nearest place; null where it is not known */
  km: z.number().nullable(),
  reasons: z.array(reason),
});
export type FoundTrainer = z.infer<typeof found>;

const offer = z.object({
  id: z.string(),
  name: z.string(),
  minutes: z.int(),
  priceCents: z.int(),
  capacity: z.int(),
  isOnline: z.boolean(),
  needsApproval: z.boolean(),
  /** hours before the start until which cancelling is free, and the share of the price after that */
  freeUntilHours: z.int(),
  latePercent: z.int(),
  nextFreeMs: z.number().nullable(),
});
export type ShownOffer = z.infer<typeof offer>;

const trainerPage = z.object({
  ...shown,
  bio: z.string(),
  offers: z.array(offer),
  /** it is the caller's own */
  isOwn: z.boolean(),
  /** the caller's latest booking that took place and has no review; null: none */
  toReview: z.string().nullable(),
});
export type TrainerPage = z.infer<typeof trainerPage>;

const choice = z.object({ name: z.string(), count: z.int() });

const word = z
  .string()
  .trim()
  .max(PROFILE_LIMITS.specialty, 'Use at most 40 characters.')
  .optional();
const NO_AMOUNT = 'Use a whole number.';

/** What a person looks for; left out: no wish. */
export const trainerWishes = z.object({
  /** "sore knee": looked for in names, specialties, stories and offers */
  words: z
    .string()
    .trim()
    .max(MAX_WORDS_LENGTH, `Use at most ${MAX_WORDS_LENGTH} characters.`)
    .optional(),
  specialty: word,
  language: word,
  format: z.enum(WANTED_FORMATS).optional(),
  gender: z.enum(['female', 'male']).optional(),
  /** dollars */
  maxPrice: z.coerce
    .number(NO_AMOUNT)
    .int(NO_AMOUNT)
    .min(0, NO_AMOUNT)
    .max(10_000, NO_AMOUNT)
    .optional(),
  suburb: z.string().trim().max(PROFILE_LIMITS.suburb, 'Use at most 60 characters.').optional(),
  state: z.enum(STATES).optional(),
  maxKm: z.coerce
    .number(NO_AMOUNT)
    .int(NO_AMOUNT)
    .min(1, NO_AMOUNT)
    .max(5_000, NO_AMOUNT)
    .optional(),
  certified: z.enum(['yes']).optional(),
  /** days from now within which a time is free */
  freeWithinDays: z.coerce
    .number(NO_AMOUNT)
    .int(NO_AMOUNT)
    .min(1, NO_AMOUNT)
    .max(60, NO_AMOUNT)
    .optional(),
  /** "2,4": one of these days, 1 Monday to 7 Sunday, by the viewer's calendar */
  weekday: z
    .string()
    .max(13, 'Use days from 1 to 7, like 2,4.')
    .regex(/^[1-7](,[1-7]){0,6}$/, 'Use days from 1 to 7, like 2,4.')
    .transform((days) => days.split(',').map(Number))
    .optional(),
  timeOfDay: z.enum(TIMES_OF_DAY).optional(),
  timeZone: timeZone.optional(),
  sort: z.enum(SORTS).optional(),
  page: z.coerce.number(NO_AMOUNT).int(NO_AMOUNT).min(1, NO_AMOUNT).max(500, NO_AMOUNT).optional(),
});
export type TrainerWishes = z.input<typeof trainerWishes>;

export const trainersApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/trainers',
    about: ['trainers', 'times', 'offers'],
    access: 'public',
    rate: 'read',
    offline: 'cached',
    summary: 'Find trainers who chose to be listed, each with why they match',
    query: trainerWishes,
    response: z.object({
      trainers: z.array(found),
      /** that match */
      count: z.int(),
      /** where none match: how many do when one wish is dropped, most first */
      without: z.array(z.object({ wish: z.enum(DROPPED), count: z.int() })),
      /** that are listed at all */
      listed: z.int(),
      /** whether the suburb is known; null: none was given */
      isSuburbKnown: z.boolean().nullable(),
      /** whether those found answer all words; null: none were looked for */
      words: z.enum(['all', 'some']).nullable(),
      specialties: z.array(choice),
      languages: z.array(choice),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/trainers/:slug',
    about: ['trainers', 'times', 'offers', 'reviews'],
    access: 'public',
    rate: 'read',
    offline: 'cached',
    summary: 'Read the profile of a listed trainer, or your own as people will see it',
    params: z.object({ slug: z.string().max(80, 'We can’t find that trainer.') }),
    response: trainerPage,
  }),
  suburbs: endpoint({
    method: 'GET',
    path: '/api/suburbs',
    about: [],
    access: 'public',
    rate: 'read',
    summary: 'Find suburbs and towns of Australia by the beginning of their name',
    query: z.object({
      name: z.string().trim().min(1, 'Enter a suburb.').max(60, 'Use at most 60 characters.'),
    }),
    response: z.array(z.object({ suburb: z.string(), state: z.enum(STATES) })),
  }),
};
