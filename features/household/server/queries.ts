import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalColumn, PersonalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Eating } from '../contract.ts';
import {
  householdMemberships as memberships,
  householdPeople as people,
  householdSharing as sharing,
} from './tables.ts';

export type PersonRow = typeof people.$inferSelect;
export type MembershipRow = typeof memberships.$inferSelect;

const isAmong = (owner: AnyPgColumn, owners: readonly OwnerId[]) =>
  sql`${owner} = any(${sql.param([...owners])}::uuid[])`;

/** Whose household a person has joined; null: nobody's. */
export async function membershipOf(db: Db, owner: string): Promise<MembershipRow | null> {
  const [row] = await db.select().from(memberships).where(eq(memberships.ownerId, owner));
  return row ?? null;
}

/** What members of one household may not be served, by account. */
export async function eatingOf(
  db: Db,
  members: readonly OwnerId[],
): Promise<Map<string, MembershipRow>> {
  if (members.length === 0) return new Map();
  const rows = await db.select().from(memberships).where(isAmong(memberships.ownerId, members));
  return new Map(rows.map((row) => [row.ownerId, row]));
}

/** Everybody whom a person has asked, in the order of asking. */
export const peopleOf = (db: Db, host: OwnerId): Promise<PersonRow[]> =>
  db
    .select()
    .from(people)
    .where(eq(people.ownerId, host))
    .orderBy(asc(people.createdAt), asc(people.id));

/** How many people share this person's plan. */
export async function countMembers(db: Db, host: OwnerId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(people)
    .where(and(eq(people.ownerId, host), eq(people.state, 'active')));
  return row?.count ?? 0;
}

export async function personRow(db: Db, host: OwnerId, id: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.ownerId, host), eq(people.id, id)));
  return row ?? null;
}

/** The invitation behind a link, held until the transaction ends; null if there is none. The secret is the proof. */
export async function personOfLink(
  db: Db,
  link: { id: string; secretHash: string },
): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.ownerId, link.id), eq(people.secretHash, link.secretHash)))
    .for('update');
  return row ?? null;
}

type NewPerson = Pick<PersonRow, 'id' | 'name' | 'email'>;

/** Adds an invited person; one that is there stays as it is. */
export async function insertPerson(
  db: Db,
  host: OwnerId,
  person: NewPerson,
  now: Date,
): Promise<void> {
  const row = { ...person, ownerId: host, state: 'invited' as const, expiresAt: now };
  await db
    .insert(people)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing();
}

export async function changePerson(
  db: Db,
  { ownerId, id }: Pick<PersonRow, 'ownerId' | 'id'>,
  set: Partial<Pick<PersonRow, 'state' | 'secretHash' | 'expiresAt' | 'memberId' | 'email'>>,
): Promise<void> {
  await db
    .update(people)
    .set(set)
    .where(and(eq(people.ownerId, ownerId), eq(people.id, id)));
}

export async function deletePerson(db: Db, host: OwnerId, id: string): Promise<void> {
  await db.delete(people).where(and(eq(people.ownerId, host), eq(people.id, id)));
}

/** Joins a household; false if the person is in one already. */
export async function insertMembership(db: Db, row: MembershipRow): Promise<boolean> {
  const added = await db.insert(memberships).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function deleteMembership(db: Db, owner: OwnerId): Promise<void> {
  await db.delete(memberships).where(eq(memberships.ownerId, owner));
}

/** Sets what a member may not be served; false if they are in no household. */
export async function writeEating(db: Db, owner: OwnerId, eating: Eating): Promise<boolean> {
  const written = await db
    .update(memberships)
    .set({ diets: eating.diets, without: eating.without })
    .where(eq(memberships.ownerId, owner))
    .returning({ personId: memberships.personId });
  return written.length > 0;
}

/** Who of these lets the household see their targets. */
export async function sharersAmong(db: Db, owners: readonly OwnerId[]): Promise<Set<string>> {
  const rows = await db
    .select({ ownerId: sharing.ownerId })
    .from(sharing)
    .where(isAmong(sharing.ownerId, owners));
  return new Set(rows.map(({ ownerId }) => ownerId));
}

export async function writeSharing(
  db: Db,
  owner: OwnerId,
  isShared: boolean,
  now: Date,
): Promise<void> {
  if (isShared) {
    await db.insert(sharing).values({ ownerId: owner, sharedAt: now }).onConflictDoNothing();
  } else await db.delete(sharing).where(eq(sharing.ownerId, owner));
}

const column = (name: string, type = 'text', required = true): PersonalColumn => ({
  name,
  type,
  required,
});
const MOMENT = 'moment (ISO 8601, UTC)';
const neverImported = { onImport: 'never', write: async () => {} } as const;

/** Exported without links and accounts; never imported: the others would have to agree again. */
export const householdPersonalData: PersonalTable[] = [
  {
    ...neverImported,
    name: 'household_people',
    about: 'People you asked to share your meal plan. Not imported.',
    columns: [
      column('id', 'uuid'),
      column('name'),
      column('email', 'text', false),
      column('state'),
      column('createdAt', MOMENT),
    ],
    async read(db, owner) {
      return (await peopleOf(db, owner)).map(({ id, name, email, state, createdAt }) => ({
        id,
        name,
        email,
        state,
        createdAt: createdAt.toISOString(),
      }));
    },
  },
  {
    ...neverImported,
    name: 'household_memberships',
    about:
      'That you share another person’s meal plan, and what you may not be served. Not imported.',
    columns: [
      column('personId', 'uuid'),
      column('diets', 'list'),
      column('without', 'list'),
      column('joinedAt', MOMENT),
    ],
    async read(db, owner) {
      const row = await membershipOf(db, owner);
      if (!row) return [];
      const { personId, diets, without, joinedAt } = row;
      return [{ personId, diets, without, joinedAt: joinedAt.toISOString() }];
    },
  },
  {
    ...neverImported,
    name: 'household_sharing',
    about: 'That your household may see your targets. Not imported.',
    columns: [column('sharedAt', MOMENT)],
    async read(db, owner) {
      const rows = await db
        .select({ sharedAt: sharing.sharedAt })
        .from(sharing)
        .where(eq(sharing.ownerId, owner));
      return rows.map(({ sharedAt }) => ({ sharedAt: sharedAt.toISOString() }));
    },
  },
];
