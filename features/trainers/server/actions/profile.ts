import { createHash } from 'node:crypto';
import { cleanPicture, contactOf } from '#features/account/server/public.ts';
import { trainerNotesOf } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { TrainerProfileState } from '../../contract/profile.ts';
import {
  freeSlug,
  readSpecialties,
  slugOf,
  type TrainerContent,
  tidyWords,
} from '../../rules/trainer-profile.ts';
import { addListing, hideListing, listingOf, takenSlugs } from '../queries/listings.ts';
import {
  dropPhoto,
  keptProfile,
  photoTagOf,
  writePhoto,
  writeProfile,
} from '../queries/profiles.ts';
import { gapsOf, refreshListing } from './listing.ts';

/** Square like the profile's, in pixels: sharp at 256 points on a phone's screen, and some 60 kB. */
export const TRAINER_PHOTO = { width: 640, height: 640, quality: 80 };

const EMPTY: TrainerContent = {
  name: '',
  headline: '',
  bio: '',
  specialties: [],
  languages: [],
  formats: [],
  gender: null,
  trainsSince: null,
  places: [],
};

/** What is known of a trainer who has saved nothing: their name, and what their gym's file said. */
async function draftOf(db: Db, owner: OwnerId): Promise<TrainerContent> {
  const contact = await contactOf(db, owner);
  const notes = await trainerNotesOf(db, owner);
  return {
    ...EMPTY,
    name: contact?.name.trim().slice(0, 80) ?? '',
    bio: notes?.bio.trim().slice(0, 2_000) ?? '',
    specialties: readSpecialties(notes?.specialties ?? ''),
    languages: ['English'],
  };
}

export async function readOwnProfile(
  db: Db,
  owner: OwnerId,
  nowMs: number,
): Promise<TrainerProfileState> {
  const kept = await keptProfile(db, owner);
  const listing = await listingOf(db, owner);
  const { version, ...content } = kept ?? { ...(await draftOf(db, owner)), version: 0 };
  return {
    profile: content,
    version,
    photo: await photoTagOf(db, owner),
    slug: listing?.slug ?? null,
    wantsListing: Boolean(listing?.chosenAt),
    isListed: listing?.isShown ?? false,
    gaps: await gapsOf(db, owner, kept, nowMs),
  };
}

const MAX_TRIES = 5;

/** Gives a trainer an address of their own, once. Another person may take it at the same moment. */
async function keepAddress(db: Db, owner: OwnerId, name: string, now: Date): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await listingOf(db, owner)) return;
    await addListing(db, owner, freeSlug(name, await takenSlugs(db, slugOf(name))), now);
  }
}

/** Saves a profile; `conflict` with the current one when it was changed elsewhere. */
export function saveProfile(
  db: Db,
  owner: OwnerId,
  { version, ...given }: TrainerContent & { version: number },
  nowMs: number,
): Promise<TrainerProfileState> {
  const content = {
    ...given,
    specialties: tidyWords(given.specialties),
    languages: tidyWords(given.languages),
    formats: [...new Set(given.formats)],
  };
  return inTransaction(db, async (db) => {
    if (!(await writeProfile(db, owner, content, { version, now: new Date(nowMs) }))) {
      throw new AppError('conflict', {
        reason: 'edited_elsewhere',
        message: 'Your profile was changed on another device. Check it, then save again.',
        current: await readOwnProfile(db, owner, nowMs),
      });
    }
    await keepAddress(db, owner, content.name, new Date(nowMs));
    await refreshListing(db, owner, nowMs);
    return readOwnProfile(db, owner, nowMs);
  });
}

/** Lists a profile, now or once nothing is missing, or takes it off. */
export function chooseListing(
  db: Db,
  caller: Caller,
  wantsListing: boolean,
  nowMs: number,
): Promise<TrainerProfileState> {
  const { owner } = caller;
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const profile = await keptProfile(db, owner);
    if (wantsListing) {
      const gaps = await gapsOf(db, owner, profile, nowMs);
      if (gaps.length > 0 || !profile) {
        throw new AppError('conflict', {
          reason: 'profile_incomplete',
          message: 'Your profile isn’t complete yet. Add what is missing first.',
        });
      }
    }
    await hideListing(db, owner, { chosenAt: wantsListing ? now : null, now });
    await refreshListing(db, owner, nowMs);
    return readOwnProfile(db, owner, nowMs);
  });
}

/** A name that follows from the picture. */
export const pictureTag = (picture: Buffer): string =>
  createHash('sha256').update(picture).digest('base64url').slice(0, 22);

/** Keeps a trainer's photo without metadata. Throws `invalid`, field `photo`, for what is no picture. */
export async function savePhoto(
  db: Db,
  owner: OwnerId,
  photo: string,
  nowMs: number,
): Promise<TrainerProfileState> {
  const picture = await cleanPicture(Buffer.from(photo, 'base64'), TRAINER_PHOTO);
  return inTransaction(db, async (db) => {
    await writePhoto(db, owner, { tag: pictureTag(picture), picture }, new Date(nowMs));
    await refreshListing(db, owner, nowMs);
    return readOwnProfile(db, owner, nowMs);
  });
}

export function removePhoto(db: Db, owner: OwnerId, nowMs: number): Promise<TrainerProfileState> {
  return inTransaction(db, async (db) => {
    await dropPhoto(db, owner);
    await refreshListing(db, owner, nowMs);
    return readOwnProfile(db, owner, nowMs);
  });
}
