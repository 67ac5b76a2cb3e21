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
    .select({ tag, picture: profilePhotos.picture, updatedAt: profilePhotos.updatedAt })
    .from(profilePhotos)
    .where(eq(profilePhotos.ownerId, owner));
  return row ?? null;
}
