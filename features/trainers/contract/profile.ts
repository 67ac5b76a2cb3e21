import { z } from 'zod';
import { MAX_PHOTO_BYTES } from '#features/account/rules/profile-photo.ts';
import { base64BodyLimit, base64File } from '#platform/shared/base64-file.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { FORMATS, LISTING_GAPS } from '../rules/listing.ts';
import { STATES } from '../rules/suburbs.ts';
import { PROFILE_LIMITS } from '../rules/trainer-profile.ts';

const atMost = (characters: number) =>
  `Use at most ${characters.toLocaleString('en-AU')} characters.`;
const text = (characters: number) => z.string().trim().max(characters, atMost(characters));
const words = (most: number, characters: number, what: string) =>
  z.array(text(characters).min(1, `Name the ${what}.`)).max(most, `Choose at most ${most}.`);

export const trainerPlace = z.object({
  suburb: text(PROFILE_LIMITS.suburb).min(1, 'Enter a suburb.'),
  state: z.enum(STATES, 'Choose a state.'),
  postcode: z
    .string()
    .max(4, 'A postcode has 4 digits.')
    .regex(/^\d{4}$/, 'A postcode has 4 digits.')
    .nullable(),
});

export const trainerContent = z.object({
  name: text(PROFILE_LIMITS.name).min(1, 'Enter the name people know you by.'),
  headline: text(PROFILE_LIMITS.headline),
  bio: text(PROFILE_LIMITS.bio),
  specialties: words(PROFILE_LIMITS.specialties, PROFILE_LIMITS.specialty, 'specialty'),
  languages: words(PROFILE_LIMITS.languages, PROFILE_LIMITS.language, 'language'),
  formats: z.array(z.enum(FORMATS)).max(FORMATS.length),
  gender: z.enum(['female', 'male']).nullable(),
  trainsSince: z
    .int('Enter a year, like 2015.')
    .min(PROFILE_LIMITS.firstYear, 'Enter a year, like 2015.')
    .max(2100, 'Enter a year, like 2015.')
    .nullable(),
  places: z.array(trainerPlace).max(PROFILE_LIMITS.places, `Add at most ${PROFILE_LIMITS.places}.`),
});

const state = z.object({
  /** what is stored, or what is known before anything was saved */
  profile: trainerContent,
  /** 0: nothing was saved yet */
  version: z.int(),
  /** names the picture in its address; null without one */
  photo: z.string().nullable(),
  /** its address below /trainers; null before it is saved */
  slug: z.string().nullable(),
  /** the trainer's choice */
  wantsListing: z.boolean(),
  /** chosen, and nothing is missing */
  isListed: z.boolean(),
  gaps: z.array(z.enum(LISTING_GAPS)),
});
export type TrainerProfileState = z.infer<typeof state>;

const path = '/api/trainer-profile';
const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['trainer-profile', 'trainers'],
} as const;

export const trainerProfileApi = {
  get: endpoint({
    method: 'GET',
    path,
    about: ['trainer-profile', 'person', 'offers'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Your profile as a trainer, and what it lacks to be listed',
    response: state,
  }),
  save: endpoint({
    ...write,
    method: 'PUT',
    path,
    summary: 'Save your profile as a trainer; a listed one changes at once',
    body: z.object({ ...trainerContent.shape, version: z.union([z.literal(0), recordVersion]) }),
    response: state,
  }),
  list: endpoint({
    ...write,
    method: 'POST',
    path: `${path}/listing`,
    summary: 'Choose whether people find you',
    body: z.object({ wantsListing: z.boolean() }),
    response: state,
  }),
  savePhoto: endpoint({
    ...write,
    method: 'PUT',
    path: `${path}/photo`,
    summary:
      'Replace the photo of your profile as a trainer; stores a square copy without metadata',
    // Strict: so large a body has room for nothing else.
    body: z.strictObject({
      photo: base64File('photo', MAX_PHOTO_BYTES),
    }),
    response: state,
    bodyLimitBytes: base64BodyLimit(MAX_PHOTO_BYTES),
  }),
  removePhoto: endpoint({
    ...write,
    method: 'DELETE',
    path: `${path}/photo`,
    summary: 'Delete the photo of your profile as a trainer',
    response: state,
  }),
};

/** Where a trainer's picture is read: by everybody while it is listed, else by the trainer. */
export const TRAINER_PHOTO_PATH = '/api/trainer-photos/:tag';
export const trainerPhotoAddress = (tag: string): string => TRAINER_PHOTO_PATH.replace(':tag', tag);
