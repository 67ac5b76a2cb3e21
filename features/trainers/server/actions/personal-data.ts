import { z } from 'zod';
import { cleanPicture } from '#features/account/server/public.ts';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import { reviewData, trainerProfileData } from '../queries/personal-data.ts';
import { dropPhoto, photoRowOf, writePhoto } from '../queries/profiles.ts';
import { pictureTag, TRAINER_PHOTO } from './profile.ts';

const FILE = 'trainer-photos/trainer.webp';

const photoRows = z
  .array(z.strictObject({ file: z.literal(FILE), updatedAt: z.iso.datetime() }))
  .max(1);

/** The picture lies in the export as a file; it is made again on its way in, like any that is sent. */
const trainerPhotoData: PersonalTable = {
  name: 'trainer_photos',
  about: 'Photo of your profile as a trainer.',
  columns: [
    { name: 'file', type: 'path of the picture', required: true },
    { name: 'updatedAt', type: 'moment (ISO 8601, UTC)', required: true },
  ],
  onImport: 'replace',
  folder: 'trainer-photos/',
  async read(db, owner) {
    const row = await photoRowOf(db, owner);
    return row ? [{ file: FILE, updatedAt: row.updatedAt.toISOString() }] : [];
  },
  async readFiles(db, owner) {
    const row = await photoRowOf(db, owner);
    return new Map(row ? [[FILE, row.picture]] : []);
  },
  parse: (given) => photoRows.parse(given),
  async write(db, owner, given, files) {
    const [row] = given as z.infer<typeof photoRows>;
    await dropPhoto(db, owner);
    if (!row) return;
    const picture = await cleanPicture(files.get(row.file) ?? Buffer.alloc(0), TRAINER_PHOTO);
    const photo = { tag: pictureTag(picture), picture };
    await writePhoto(db, owner, photo, new Date(row.updatedAt));
  },
};

/** A profile comes back as a draft: to be listed is chosen again. */
export const trainersPersonalData: PersonalTable[] = [
  trainerProfileData,
  trainerPhotoData,
  reviewData,
];
