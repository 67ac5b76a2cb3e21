import { z } from 'zod';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import { cleanPhoto, tagOf } from '../providers/photo.ts';
import { dropPhoto, photoRowOf, showPhoto, writePhoto } from '../queries/photo.ts';

const PHOTO_FILE = 'photos/profile.webp';

const photoRows = z
  .array(
    z.strictObject({
      file: z.literal(PHOTO_FILE),
      updatedAt: z.iso.datetime(),
      isShown: z.boolean().default(false),
    }),
  )
  .max(1);

/** The picture lies in the export as a file; it is made again on its way in, like any that is sent. */
export const photoPersonalData: PersonalTable = {
  name: 'profile_photos',
  about: 'Profile photo.',
  columns: [
    { name: 'file', type: 'path of the picture', required: true },
    { name: 'updatedAt', type: 'moment (ISO 8601, UTC)', required: true },
    { name: 'isShown', type: 'true where trainers you book see it', required: false },
  ],
  onImport: 'replace',
  folder: 'photos/',
  async read(db, owner) {
    const row = await photoRowOf(db, owner);
    return row
      ? [{ file: PHOTO_FILE, updatedAt: row.updatedAt.toISOString(), isShown: row.isShown }]
      : [];
  },
  async readFiles(db, owner) {
    const row = await photoRowOf(db, owner);
    return new Map(row ? [[PHOTO_FILE, row.picture]] : []);
  },
  async write(db, owner, given, files) {
    const [row] = photoRows.parse(given);
    await dropPhoto(db, owner);
    if (!row) return;
    const picture = await cleanPhoto(files.get(row.file) ?? Buffer.alloc(0));
    await writePhoto(db, owner, { tag: tagOf(picture), picture }, new Date(row.updatedAt));
    await showPhoto(db, owner, row.isShown);
  },
};
