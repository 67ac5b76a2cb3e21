import { z } from 'zod';
import { cleanPicture } from '#features/account/server/public.ts';
import { diaryDay } from '#features/food-log/contract.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow, PersonalTable } from '#platform/server/db/personal-table.ts';
import type { ByteSealer } from '#platform/server/secrets/byte-sealer.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { MAX_PHOTOS } from '../../rules/photo-limits.ts';
import { POSES } from '../../rules/poses.ts';
import { addPicture, photoRows, photosOf } from '../queries.ts';
import { boundTo, PICTURE, unsealPicture } from './photos.ts';

const FOLDER = 'progress-photos/';
type Named = { id: string; date: string; pose: string };

/** "progress-photos/2026-11-20-front-….webp": in order by day where files are listed. */
const fileOf = ({ id, date, pose }: Named): string => `${FOLDER}${date}-${pose}-${id}.webp`;

const rowsSchema = z
  .array(
    z
      .strictObject({
        id: z.uuid(),
        date: diaryDay,
        pose: z.enum(POSES),
        file: z.string().max(100),
        savedAt: z.iso.datetime(),
      })
      .refine((row) => row.file === fileOf(row), { path: ['file'] }),
  )
  .max(MAX_PHOTOS);

/** In an export on request alone: as pictures that anyone can open. They are looked at again on their way in. */
export const progressPhotosPersonalData = (sealer: ByteSealer): PersonalTable => {
  /** Each photo that can be opened, in order by day. */
  async function* opened(db: Db, owner: OwnerId) {
    for (const row of await photosOf(db, owner)) {
      const picture = await unsealPicture(db, sealer, owner, row.id);
      if (picture) yield { row, picture };
    }
  }
  return {
    name: 'progress_photos',
    about: 'Progress photos.',
    columns: [
      { name: 'id', type: 'uuid', required: true },
      { name: 'date', type: 'day (YYYY-MM-DD)', required: true },
      { name: 'pose', type: POSES.join(' | '), required: true },
      { name: 'file', type: 'path of the picture', required: true },
      { name: 'savedAt', type: 'moment (ISO 8601, UTC)', required: true },
    ],
    onImport: 'into-empty',
    isOnRequest: true,
    folder: FOLDER,
    async read(db, owner) {
      const rows: PersonalRow[] = [];
      for await (const { row } of opened(db, owner)) {
        const { id, date, pose, createdAt } = row;
        rows.push({ id, date, pose, file: fileOf(row), savedAt: createdAt.toISOString() });
      }
      return rows;
    },
    async readFiles(db, owner) {
      const files = new Map<string, Buffer>();
      for await (const { row, picture } of opened(db, owner)) files.set(fileOf(row), picture);
      return files;
    },
    parse: (given) => rowsSchema.parse(given),
    async write(db, owner, given, files) {
      for (const { id, date, pose, file, savedAt } of given as z.infer<typeof rowsSchema>) {
        const picture = await cleanPicture(files.get(file) ?? Buffer.alloc(0), PICTURE);
        const at = new Date(savedAt);
        await photoRows.insert(db, owner, [{ id, date, pose }], at);
        await addPicture(db, owner, { id, ...sealer.seal(picture, boundTo(owner, id)) }, at);
      }
    },
  };
};
