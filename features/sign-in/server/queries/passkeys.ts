import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { passkeys } from '../tables.ts';

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  backedUp: passkeys.backedUp,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

export type PasskeyRow = {
  id: string;
  name: string | null;
  backedUp: boolean;
  createdAt: Date | null;
  lastUsedAt: Date | null;
};

/** A person's passkeys, oldest first. */
export function passkeysOf(db: Db, owner: OwnerId): Promise<PasskeyRow[]> {
  return db
    .select(shown)
    .from(passkeys)
    .where(eq(passkeys.ownerId, owner))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function passkeyById(db: Db, owner: OwnerId, id: string) {
  const [row] = await db
    .select(shown)
    .from(passkeys)
    .where(and(eq(passkeys.ownerId, owner), eq(passkeys.id, id)));
  return row ?? null;
}

export async function renamePasskey(db: Db, owner: OwnerId, id: string, name: string) {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.ownerId, owner), eq(passkeys.id, id)))
    .returning(shown);
  return row ?? null;
}

/** Removes a passkey; its name, or null when there is none. */
export async function removePasskey(db: Db, owner: OwnerId, id: string) {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.ownerId, owner), eq(passkeys.id, id)))
    .returning(shown);
  return row ?? null;
}

export async function notePasskeyUse(db: Db, accountId: string, credentialId: string, now: Date) {
  await db
    .update(passkeys)
    .set({ lastUsedAt: now })
    .where(and(eq(passkeys.ownerId, accountId), eq(passkeys.credentialId, credentialId)));
}

export async function removeEveryPasskey(db: Db, accountId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.ownerId, accountId));
}
