import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Kind, OrganisationId } from '../../rules.ts';
import { organisations } from '../tables.ts';
import type { OrganisationAdmin } from './membership.ts';

export type Organisation = typeof organisations.$inferSelect;

/** Makes an organisation; null when its id, or its owner, has one already. */
export async function insertOrganisation(
  db: Db,
  made: { id: string; name: string; kind: Kind; ownedBy: OwnerId },
  now: Date,
): Promise<Organisation | null> {
  const id = made.id as OrganisationId;
  const [row] = await db
    .insert(organisations)
    .values({ ...made, id, version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function organisationOf(db: Db, id: OrganisationId): Promise<Organisation | null> {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, id));
  return row ?? null;
}

/** The organisation of an owner; null without one. */
export async function ownedOrganisation(db: Db, owner: OwnerId): Promise<Organisation | null> {
  const [row] = await db.select().from(organisations).where(eq(organisations.ownedBy, owner));
  return row ?? null;
}

/** Makes anyone else who changes people or seats of an organisation wait until the transaction ends. */
export async function holdOrganisation(db: Db, id: OrganisationId): Promise<Organisation | null> {
  // Rows that name it do not wait, so that its sessions can be changed meanwhile.
  const isIt = eq(organisations.id, id);
  const [row] = await db.select().from(organisations).where(isIt).for('no key update');
  return row ?? null;
}

/** Changes an organisation that still has `version`; null when it has not. */
export async function writeOrganisation(
  db: Db,
  { organisationId }: OrganisationAdmin,
  version: number,
  set: { name: string; kind: Kind },
  now: Date,
): Promise<Organisation | null> {
  const [row] = await db
    .update(organisations)
    .set({ ...set, version: version + 1, updatedAt: now })
    .where(and(eq(organisations.id, organisationId), eq(organisations.version, version)))
    .returning();
  return row ?? null;
}

export async function writeOffer(db: Db, id: OrganisationId, memberId: string | null) {
  await db.update(organisations).set({ offeredTo: memberId }).where(eq(organisations.id, id));
}

/** Gives an organisation another owner. */
export async function writeOwner(db: Db, id: OrganisationId, ownedBy: OwnerId, now: Date) {
  await db
    .update(organisations)
    .set({ ownedBy, offeredTo: null, version: sql`${organisations.version} + 1`, updatedAt: now })
    .where(eq(organisations.id, id));
}

/** Removes an organisation with everything in it. */
export async function dropOrganisation(db: Db, { organisationId }: OrganisationAdmin) {
  await db.delete(organisations).where(eq(organisations.id, organisationId));
}
