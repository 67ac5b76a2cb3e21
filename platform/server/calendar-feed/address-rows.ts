import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { type OwnerId, proveOwner } from '../sessions/owner.ts';

/** A table of secret addresses, one for each person. */
type AddressTable = PgTable & Record<'ownerId' | 'token' | 'createdAt', AnyPgColumn>;

/** The statements of a table of secret addresses. Only a feature's queries use this. */
export function addressRows(table: AddressTable) {
  return {
    /** The secret part of a person's address; null: there is none. */
    async tokenOf(db: Db, owner: OwnerId): Promise<string | null> {
      const [row] = await db
        .select({ token: table.token })
        .from(table)
        .where(eq(table.ownerId, owner));
      return row ? String(row.token) : null;
    },

    /** Sets the secret part; the one before finds nothing any more. */
    async set(db: Db, owner: OwnerId, token: string, at: Date): Promise<void> {
      const row = { token, createdAt: at };
      await db
        .insert<PgTable>(table)
        .values({ ...row, ownerId: owner })
        .onConflictDoUpdate({ target: table.ownerId, set: row });
    },

    async remove(db: Db, owner: OwnerId): Promise<void> {
      await db.delete(table).where(eq(table.ownerId, owner));
    },

    /** Whose an address is. Its owner made it, and so lets anyone who holds it read. */
    async ownerOf(db: Db, token: string): Promise<OwnerId | null> {
      const [row] = await db
        .select({ ownerId: table.ownerId })
        .from(table)
        .where(eq(table.token, token));
      return row ? proveOwner(String(row.ownerId)) : null;
    },
  };
}
export type AddressRows = ReturnType<typeof addressRows>;
