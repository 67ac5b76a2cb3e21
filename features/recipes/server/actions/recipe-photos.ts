import { z } from 'zod';
import { cleanPicture } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MAX_PHOTOS } from '../../rules/recipe-limits.ts';
import {
  addPhoto,
  countPhotos,
  dropUnusedPhotos,
  hasPhoto,
  photoOf,
  photosOf,
} from '../queries/recipe-photos.ts';

/** 4 to 3 like the drawings, in pixels: sharp across a phone, and some 80 kB. */
const PHOTO = { width: 960, height: 720, quality: 78 };
/** A photo whose recipe is not saved yet, or that an Undo may bring back. */
const UNUSED_KEPT_MS = 24 * 3_600_000;

/** Keeps a photo for a recipe, without metadata. Photos that no recipe shows go. Throws `invalid` for what is no picture. */
export async function saveRecipePhoto(
  db: Db,
  owner: OwnerId,
  { id, photo }: { id: string; photo: string },
  nowMs: number,
): Promise<void> {
  // What was kept stays, also at the limit: a repeated call changes nothing.
  if (await hasPhoto(db, owner, id)) return;
  const picture = await cleanPicture(Buffer.from(photo, 'base64'), PHOTO);
  await inTransaction(db, async (db) => {
    await dropUnusedPhotos(db, owner, new Date(nowMs - UNUSED_KEPT_MS));
    if ((await countPhotos(db, owner)) >= MAX_PHOTOS) {
      throw new AppError('conflict', {
        reason: 'too_many',
        message: `You have ${MAX_PHOTOS} photos of recipes. Remove one that you no longer need.`,
      });
    }
    await addPhoto(db, owner, { id, picture }, new Date(nowMs));
  });
}

const FOLDER = 'recipe-photos/';
const fileOf = (id: string): string => `${FOLDER}${id}.webp`;

const photoRows = z
  .array(
    z
      .strictObject({ id: z.uuid(), file: z.string().max(100), savedAt: z.iso.datetime() })
      .refine(({ id, file }) => file === fileOf(id), { path: ['file'] }),
  )
  .max(MAX_PHOTOS);

/** The pictures lie in the export as files; they are looked at again on their way in. */
export const recipePhotosPersonalData: PersonalTable = {
  name: 'recipe_photos',
  about: 'Photos of your recipes.',
  columns: [
    { name: 'id', type: 'uuid', required: true },
    { name: 'file', type: 'path of the picture', required: true },
    { name: 'savedAt', type: 'moment (ISO 8601, UTC)', required: true },
  ],
  onImport: 'into-empty',
  folder: FOLDER,
  async read(db, owner) {
    const rows = await photosOf(db, owner);
    return rows.map(({ id, savedAt }) => ({
      id,
      file: fileOf(id),
      savedAt: savedAt.toISOString(),
    }));
  },
  async readFiles(db, owner) {
    const files = new Map<string, Buffer>();
    for (const { id } of await photosOf(db, owner)) {
      const picture = await photoOf(db, owner, id);
      if (picture) files.set(fileOf(id), picture);
    }
    return files;
  },
  parse: (given) => photoRows.parse(given),
  async write(db, owner, given, files) {
    for (const { id, file, savedAt } of given as z.infer<typeof photoRows>) {
      const picture = await cleanPicture(files.get(file) ?? Buffer.alloc(0), PHOTO);
      await addPhoto(db, owner, { id, picture }, new Date(savedAt));
    }
  },
};
