import { and, asc, count, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { recipePhotos as photos, recipes } from '../tables.ts';

/** The bytes of a person's recipe photo; null if there is none. */
export async function photoOf(db: Db, owner: OwnerId, id: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ picture: photos.picture })
    .from(photos)
    .where(and(eq(photos.ownerId, owner), eq(photos.id, id)));
  return row?.picture ?? null;
}

export async function hasPhoto(db: Db, owner: OwnerId, id: string): Promise<boolean> {
  const found = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.ownerId, owner), eq(photos.id, id)));
  return found.length > 0;
}

/** All of a person's recipe photos, without their bytes. */
export const photosOf = (db: Db, owner: OwnerId): Promise<{ id: string; savedAt: Date }[]> =>
  db
    .select({ id: photos.id, savedAt: photos.savedAt })
    .from(photos)
    .where(eq(photos.ownerId, owner))
    .orderBy(asc(photos.id));

export async function countPhotos(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ photos: count() }).from(photos).where(eq(photos.ownerId, owner));
  return row?.photos ?? 0;
}

/** Stores a photo; the same id again changes nothing. */
export async function addPhoto(
  db: Db,
  owner: OwnerId,
  { id, picture }: { id: string; picture: Buffer },
  savedAt: Date,
): Promise<void> {
  await db.insert(photos).values({ ownerId: owner, id, picture, savedAt }).onConflictDoNothing();
}

/** Deletes photos from before `before` that none of the person's recipes shows, not even a deleted one. */
export async function dropUnusedPhotos(db: Db, owner: OwnerId, before: Date): Promise<void> {
  const shown = db
    .select({ one: sql`1` })
    .from(recipes)
    .where(and(eq(recipes.ownerId, owner), eq(recipes.photoId, photos.id)));
  await db
    .delete(photos)
    .where(and(eq(photos.ownerId, owner), lt(photos.savedAt, before), notExists(shown)));
}
