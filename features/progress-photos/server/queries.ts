import { and, asc, count, desc, eq, exists, gt, lte, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type ErasedOnly, personalTable } from '#platform/server/db/personal-table.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { SealedBytes } from '#platform/server/secrets/byte-sealer.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import {
  progressPhotos as photos,
  progressPhotoPictures as pictures,
  progressPhotoSettings as settings,
} from './tables.ts';

export const photoRows = recordRows(photos);
export type PhotoContent = RecordContent<typeof photos>;

/** The latest day first. */
export const photosOf = (db: Db, owner: OwnerId) =>
  photoRows.list(db, owner, { orderBy: [desc(photos.date), asc(photos.pose), asc(photos.id)] });

const isPicture = (owner: OwnerId, id: string) =>
  and(eq(pictures.ownerId, owner), eq(pictures.id, id));

export async function addPicture(
  db: Db,
  owner: OwnerId,
  { id, ...file }: SealedBytes & { id: string },
  savedAt: Date,
): Promise<void> {
  await db.insert(pictures).values({ ...file, ownerId: owner, id, savedAt });
}

/** The sealed picture of a photo that is not deleted; null if there is none. */
export async function pictureOf(db: Db, owner: OwnerId, id: string): Promise<SealedBytes | null> {
  const live = db
    .select({ one: sql`1` })
    .from(photos)
    .where(and(photoRows.isLive(owner), eq(photos.id, id)));
  const [row] = await db
    .select({ keyVersion: pictures.keyVersion, salt: pictures.salt, sealed: pictures.sealed })
    .from(pictures)
    .where(and(isPicture(owner, id), exists(live)));
  return row ?? null;
}

export async function hasPicture(db: Db, owner: OwnerId, id: string): Promise<boolean> {
  const found = await db.select({ id: pictures.id }).from(pictures).where(isPicture(owner, id));
  return found.length > 0;
}

/** How many pictures a person keeps, and their bytes together; deleted ones count until they are gone. */
export async function countPictures(db: Db, owner: OwnerId) {
  const [row] = await db
    .select({ pictures: count(), bytes: sum(sql`octet_length(${pictures.sealed})`) })
    .from(pictures)
    .where(eq(pictures.ownerId, owner));
  return { pictures: row?.pictures ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Takes the pictures of photos away for good that were deleted before `before`, of everybody. */
export async function dropDeletedPictures(db: Db, before: Date): Promise<void> {
  const deleted = db
    .select({ one: sql`1` })
    .from(photos)
    .where(
      and(
        eq(photos.ownerId, pictures.ownerId),
        eq(photos.id, pictures.id),
        lte(photos.deletedAt, before),
      ),
    );
  await db.delete(pictures).where(exists(deleted));
}

/** Everybody's pictures that are under another secret than the newest, in order of their ids. */
export async function picturesOfOtherSecrets(
  db: Db,
  { newest, after, most }: { newest: number; after: string | null; most: number },
) {
  const { ownerId, id, keyVersion, salt, sealed } = pictures;
  return db
    .select({ owner: ownerId, id, keyVersion, salt, sealed })
    .from(pictures)
    .where(and(ne(keyVersion, newest), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
}

/** Puts a picture in the place of what it was sealed as before, if that is still there. */
export async function replacePicture(
  db: Db,
  owner: string,
  { id, ...file }: SealedBytes & { id: string },
  before: SealedBytes,
): Promise<void> {
  await db
    .update(pictures)
    .set(file)
    .where(and(eq(pictures.ownerId, owner), eq(pictures.id, id), eq(pictures.salt, before.salt)));
}

/** Whether the person wants to be asked before photos are shown. */
export async function isGuarded(db: Db, owner: OwnerId): Promise<boolean> {
  const [row] = await db
    .select({ isGuarded: settings.isGuarded })
    .from(settings)
    .where(eq(settings.ownerId, owner));
  return row?.isGuarded ?? false;
}

export async function writeGuarded(db: Db, owner: OwnerId, isGuarded: boolean): Promise<void> {
  await db
    .insert(settings)
    .values({ ownerId: owner, isGuarded })
    .onConflictDoUpdate({ target: settings.ownerId, set: { isGuarded } });
}

/** Exported, imported and deleted with the account. */
export const progressPhotoSettingsData = personalTable(settings, {
  about: 'Whether you are asked before progress photos are shown.',
  onImport: 'replace',
});

export const progressPhotosErasedOnly: ErasedOnly[] = [
  {
    name: 'progress_photo_pictures',
    because: 'Sealed pictures; an export holds them as files of progress_photos.',
  },
];
