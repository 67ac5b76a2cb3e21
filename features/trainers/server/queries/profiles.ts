import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { TrainerContent } from '../../rules/trainer-profile.ts';
import { trainerPhotos, trainerProfiles } from '../tables.ts';

type Kept = TrainerContent & { version: number };

/** What a trainer has saved of themselves; null before the first time. */
export async function keptProfile(db: Db, owner: OwnerId): Promise<Kept | null> {
  const [row] = await db.select().from(trainerProfiles).where(eq(trainerProfiles.ownerId, owner));
  if (!row) return null;
  const { ownerId: _owner, updatedAt: _at, ...kept } = row;
  return kept;
}

/** Saves a profile that still has `version` (0: none is saved yet); false when it has changed meanwhile. */
export async function writeProfile(
  db: Db,
  owner: OwnerId,
  content: TrainerContent,
  { version, now }: { version: number; now: Date },
): Promise<boolean> {
  const columns = { ...content, version: version + 1, updatedAt: now };
  const written =
    version === 0
      ? await db
          .insert(trainerProfiles)
          .values({ ...columns, ownerId: owner })
          .onConflictDoNothing()
          .returning({ version: trainerProfiles.version })
      : await db
          .update(trainerProfiles)
          .set(columns)
          .where(and(eq(trainerProfiles.ownerId, owner), eq(trainerProfiles.version, version)))
          .returning({ version: trainerProfiles.version });
  return written.length > 0;
}

/** The name of a trainer's picture; null without one. */
export async function photoTagOf(db: Db, owner: OwnerId): Promise<string | null> {
  const [row] = await db
    .select({ tag: trainerPhotos.tag })
    .from(trainerPhotos)
    .where(eq(trainerPhotos.ownerId, owner));
  return row?.tag ?? null;
}

/** A trainer's picture, its name and when it was set; null without one. */
export async function photoRowOf(db: Db, owner: OwnerId) {
  const [row] = await db.select().from(trainerPhotos).where(eq(trainerPhotos.ownerId, owner));
  return row ?? null;
}

export async function writePhoto(
  db: Db,
  owner: OwnerId,
  photo: { tag: string; picture: Buffer },
  updatedAt: Date,
): Promise<void> {
  const columns = { ...photo, updatedAt };
  await db
    .insert(trainerPhotos)
    .values({ ...columns, ownerId: owner })
    .onConflictDoUpdate({ target: trainerPhotos.ownerId, set: columns });
}

export async function dropPhoto(db: Db, owner: OwnerId): Promise<void> {
  await db.delete(trainerPhotos).where(eq(trainerPhotos.ownerId, owner));
}
