import { isMinor } from '#features/account/rules.ts';
import { cleanPicture, holdAccount, profileOf } from '#features/account/server/public.ts';
import { dateProblem } from '#features/food-log/rules/days/diary-days.ts';
import { freshForMs, requireFresh } from '#features/sign-in/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordChanges } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { ByteSealer } from '#platform/server/secrets/byte-sealer.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { PhotoState } from '../../contract.ts';
import {
  MAX_KEPT_BYTES,
  MAX_PHOTOS,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from '../../rules/photo-limits.ts';
import {
  addPicture,
  countPictures,
  hasPicture,
  isGuarded,
  type PhotoContent,
  photoRows,
  photosOf,
  pictureOf,
  writeGuarded,
} from '../queries.ts';

/** All of the picture, since heads and feet are at its edges. */
export const PICTURE = {
  width: PICTURE_WIDTH,
  height: PICTURE_HEIGHT,
  fit: 'inside',
  quality: 72,
} as const;

const NOT_FOUND = 'That photo is not there, or can’t be opened any more.';
const notFound = () => new AppError('not_found', { message: NOT_FOUND });

/** What a sealed picture is bound to, so that a row put under another owner or photo never opens. */
export const boundTo = (owner: string, id: string): string => `${owner}/${id}`;

/** Not under 18, and not before the age is known. */
async function isOffered(db: Db, owner: OwnerId): Promise<boolean> {
  const age = (await profileOf(db, owner))?.age ?? null;
  return age !== null && !isMinor(age);
}

async function requireOffered(db: Db, owner: OwnerId): Promise<void> {
  if (await isOffered(db, owner)) return;
  throw new AppError('forbidden', {
    reason: 'not_offered',
    message: 'Progress photos are for people of 18 years or more.',
  });
}

/** Photos without their pictures, and how they are shown. */
export async function listPhotos(db: Db, caller: Caller, nowMs: number): Promise<PhotoState> {
  const { owner } = caller;
  const guarded = await isGuarded(db, owner);
  return {
    isOffered: await isOffered(db, owner),
    isGuarded: guarded,
    shownForMs: guarded ? Math.floor(freshForMs(caller, nowMs)) : null,
    photos: (await photosOf(db, owner)).map(toRecord),
  };
}

function checkContent(content: PhotoContent, nowMs: number): PhotoContent {
  const message = dateProblem(content.date, dayIn('UTC', nowMs));
  if (message !== null) throw new AppError('invalid', { message, fields: { date: message } });
  return content;
}

export const photoChanges = recordChanges({
  rows: photoRows,
  sentences: {
    notFound: NOT_FOUND,
    editedElsewhere: 'This photo was changed on another device. Check it, then save again.',
  },
  toContent: checkContent,
  toResponse: toRecord,
});

/**
 * Keeps a photo, made again without metadata and sealed. A repeated call changes nothing. Throws `invalid`, field
 * `photo`, for what is no picture, and `conflict` where there is no more room.
 */
export async function addPhoto(
  db: Db,
  sealer: ByteSealer,
  owner: OwnerId,
  { id, photo, ...content }: PhotoContent & { id: string; photo: string },
  nowMs: number,
) {
  const [before] = await photoRows.byIds(db, owner, [id]);
  if (before) return toRecord(before);
  await requireOffered(db, owner);
  checkContent(content, nowMs);
  const picture = await cleanPicture(Buffer.from(photo, 'base64'), PICTURE);
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    // Sent from two devices at once, they are counted one after the other.
    await holdAccount(db, owner);
    const kept = await countPictures(db, owner);
    if (kept.pictures >= MAX_PHOTOS || kept.bytes + picture.length > MAX_KEPT_BYTES) {
      throw new AppError('conflict', {
        reason: 'too_many',
        message: `There is no room for more photos. Delete some of your ${kept.pictures}; their room is free a day later.`,
      });
    }
    const [stored] = await photoRows.insert(db, owner, [{ ...content, id }], now);
    if (!stored) {
      const [other] = await photoRows.byIds(db, owner, [id]);
      if (!other) throw notFound();
      return toRecord(other);
    }
    await addPicture(db, owner, { id, ...sealer.seal(picture, boundTo(owner, id)) }, now);
    return toRecord(stored);
  });
}

/** Brings a deleted photo back while its picture is there. */
export async function restorePhoto(db: Db, owner: OwnerId, id: string, nowMs: number) {
  if (!(await hasPicture(db, owner, id))) throw notFound();
  return photoChanges.restore(db, owner, id, nowMs);
}

/** The picture of a photo; null where it is not there, or was sealed under a secret that the server has lost. */
export async function unsealPicture(db: Db, sealer: ByteSealer, owner: OwnerId, id: string) {
  const file = await pictureOf(db, owner, id);
  try {
    return file && sealer.unseal(file, boundTo(owner, id));
  } catch {
    return null;
  }
}

/** The bytes of a person's own photo. Throws `forbidden` where they have to show first that it is them. */
export async function openPicture(
  db: Db,
  sealer: ByteSealer,
  caller: Caller,
  id: string,
  nowMs: number,
): Promise<Buffer> {
  const { owner } = caller;
  if (await isGuarded(db, owner)) requireFresh(caller, nowMs);
  if (!(await isOffered(db, owner))) throw notFound();
  const picture = await unsealPicture(db, sealer, owner, id);
  if (!picture) throw notFound();
  return picture;
}

/** Whether photos are shown only after a recent sign-in. Switching that off needs one. */
export async function changeGuard(
  db: Db,
  caller: Caller,
  wanted: boolean,
  nowMs: number,
): Promise<void> {
  if (!wanted && (await isGuarded(db, caller.owner))) requireFresh(caller, nowMs);
  await writeGuarded(db, caller.owner, wanted);
}
