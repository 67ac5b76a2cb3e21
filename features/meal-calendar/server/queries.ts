import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import { mealPlanCalendars as calendars } from './tables.ts';

/** The secret part of a person's address; null: there is none. */
export async function tokenOf(db: Db, owner: OwnerId): Promise<string | null> {
  const [row] = await db
    .select({ token: calendars.token })
    .from(calendars)
    .where(eq(calendars.ownerId, owner));
  return row?.token ?? null;
}

/** Sets the secret part; the one before finds nothing any more. */
export async function setToken(db: Db, owner: OwnerId, token: string, at: Date): Promise<void> {
  const row = { token, createdAt: at };
  await db
    .insert(calendars)
    .values({ ...row, ownerId: owner })
    .onConflictDoUpdate({ target: calendars.ownerId, set: row });
}

export async function removeToken(db: Db, owner: OwnerId): Promise<void> {
  await db.delete(calendars).where(eq(calendars.ownerId, owner));
}

/** Whose calendar an address is of. Its owner made it, and so lets anyone who holds it read. */
export async function ownerOfToken(db: Db, token: string): Promise<OwnerId | null> {
  const [row] = await db
    .select({ ownerId: calendars.ownerId })
    .from(calendars)
    .where(eq(calendars.token, token));
  return row ? proveOwner(row.ownerId) : null;
}

export const mealCalendarErasedOnly = [
  { name: 'meal_plan_calendars', because: 'a link that leads to this server alone' },
];
