import { and, eq, sql } from 'drizzle-orm';
import { builtOnce } from '#platform/server/db/built-once.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { TargetSettings } from '../../rules/targets/target-settings.ts';
import { targetSettings } from '../tables.ts';

export type StoredSettings = typeof targetSettings.$inferSelect;

const settingsStatement = builtOnce((db) =>
  db
    .select()
    .from(targetSettings)
    .where(eq(targetSettings.ownerId, sql.placeholder('owner')))
    .prepare(''),
);

/** A person's choices; null while there are none. */
export async function settingsOf(db: Db, owner: OwnerId): Promise<StoredSettings | null> {
  const [row] = await settingsStatement(db).execute({ owner });
  return row ?? null;
}

/** Everybody whose proposals apply themselves. Only background work asks. */
export async function listAutoApplyOwners(db: Db): Promise<OwnerId[]> {
  const { ownerId, mode, appliesItself } = targetSettings;
  const rows = await db
    .select({ ownerId })
    .from(targetSettings)
    .where(and(eq(mode, 'automatic'), eq(appliesItself, true)));
  return rows.map((row) => row.ownerId);
}

/** Keeps the choices if they still have `version` (0: there are none yet); null when they have not. */
export async function replaceSettings(
  db: Db,
  owner: OwnerId,
  change: { settings: TargetSettings; version: number; at: Date },
): Promise<StoredSettings | null> {
  const values = { ...change.settings, version: change.version + 1, updatedAt: change.at };
  const { ownerId, version } = targetSettings;
  const [row] =
    change.version === 0
      ? await db
          .insert(targetSettings)
          .values({ ownerId: owner, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(targetSettings)
          .set(values)
          .where(and(eq(ownerId, owner), eq(version, change.version)))
          .returning();
  return row ?? null;
}
