import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { profilePhotos } from '../tables.ts';

type Photo = Pick<typeof profilePhotos.$inferSelect, 'tag' | 'picture'>;

export async function writePhoto(
  db: Db,
  owner: OwnerId,
  photo: Photo,
  updatedAt: Date,
): Promise<void> {
  const columns = { ...photo, updatedAt };
  await db
    .insert(profilePhotos)
    .values({ ...columns, ownerId: owner })
    .onConflictDoUpdate({ target: profilePhotos.ownerId, set: columns });
}

export async function dropPhoto(db: Db, owner: OwnerId): Promise<void> {
  await db.delete(profilePhotos).where(eq(profilePhotos.ownerId, owner));
}

/** The bytes of a person's picture of that name; null when they have another one or none. */
export async function photoOf(db: Db, owner: OwnerId, tag: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ picture: profilePhotos.picture })
    .from(profilePhotos)
    .where(and(eq(profilePhotos.ownerId, owner), eq(profilePhotos.tag, tag)));
  return row?.picture ?? null;
}

/** A person's picture, its name and when it was set; null without one. */
export async function photoRowOf(db: Db, owner: OwnerId) {
  const { tag } = profilePhotos;
  const [row] = await db
    .select({
      tag,
      picture: profilePhotos.picture,
      isShown: profilePhotos.isShown,
      updatedAt: profilePhotos.updatedAt,
    })
    .from(profilePhotos)
    .where(eq(profilePhotos.ownerId, owner));
  return row ?? null;
}

/** False without a picture. */
export async function isPhotoShown(db: Db, owner: OwnerId): Promise<boolean> {
  const [row] = await db
    .select({ isShown: profilePhotos.isShown })
    .from(profilePhotos)
    .where(eq(profilePhotos.ownerId, owner));
  return row?.isShown ?? false;
}

/** Lets trainers see the picture, or no longer; nothing without a picture. */
export async function showPhoto(db: Db, owner: OwnerId, isShown: boolean): Promise<void> {
  await db.update(profilePhotos).set({ isShown }).where(eq(profilePhotos.ownerId, owner));
}

/** The bytes of a picture of that name whose person lets trainers see it. */
export const shownPhotoOf = async (db: Db, owner: OwnerId, tag: string): Promise<Buffer | null> =>
  (await isPhotoShown(db, owner)) ? photoOf(db, owner, tag) : null;
