import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { trainingProfiles } from '../tables.ts';

type Stored = Omit<typeof trainingProfiles.$inferSelect, 'ownerId' | 'updatedAt'>;

/** What is kept of how a person trains; null when nothing was said. */
export async function storedProfileOf(db: Db, owner: OwnerId): Promise<Stored | null> {
  const { ownerId: _, updatedAt: __, ...columns } = trainingProfiles;
  const { days, avoid, sleep, soreness, stress } = columns;
  const [row] = await db
    .select({ days, avoid, sleep, soreness, stress })
    .from(trainingProfiles)
    .where(eq(trainingProfiles.ownerId, owner));
  return row ?? null;
}

/** Writes parts; what is left out stays as it was. */
export async function writeStoredProfile(
  db: Db,
  owner: OwnerId,
  parts: Partial<Stored>,
  now: Date,
): Promise<void> {
  const columns = { ...parts, updatedAt: now };
  await db
    .insert(trainingProfiles)
    .values({ ...columns, ownerId: owner })
    .onConflictDoUpdate({ target: trainingProfiles.ownerId, set: columns });
}
