import { and, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { BinaryArray } from '#platform/server/db/binary-array.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { MemberState, OrganisationId, Role } from '../../rules.ts';
import {
  organisationInvitations as invitations,
  organisationMembers as members,
} from '../tables.ts';
import type { OrganisationAdmin } from './membership.ts';

/** A person to be made a member, with everything that is kept. */
export type NewMember = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  specialties: string;
  bio: string;
  role: Role;
  nameKey: string;
};

/** A list as one parameter. */
function texts(values: readonly string[]) {
  const list = new BinaryArray('text');
  for (const value of values) list.push(value);
  return sql`${sql.param(list.finish())}::text[]`;
}
const uuids = (values: readonly string[]) => sql`${sql.param(values)}::uuid[]`;

/** Who has one of these addresses in an organisation already. A join: the database looks them all up in one go. */
export async function membersAt(
  db: Db,
  organisationId: OrganisationId,
  emails: readonly string[],
): Promise<{ id: string; email: string; state: MemberState }[]> {
  if (emails.length === 0) return [];
  const found = await db.execute<{ id: string; email: string; state: MemberState }>(sql`
    select member.id, member.email, member.state from unnest(${texts(emails)}) as named (email)
    join ${members} as member on member.email = named.email
    where member.organisation_id = ${organisationId}::uuid`);
  return found.rows;
}

const listed = (people: readonly NewMember[]) => sql`
  unnest(
    ${texts(people.map(({ id }) => id))}, ${texts(people.map(({ email }) => email))},
    ${texts(people.map(({ firstName }) => firstName))},
    ${texts(people.map(({ lastName }) => lastName))}, ${texts(people.map(({ phone }) => phone))},
    ${texts(people.map(({ specialties }) => specialties))}, ${texts(people.map(({ bio }) => bio))},
    ${texts(people.map(({ role }) => role))}, ${texts(people.map(({ nameKey }) => nameKey))}
  ) as new (id, email, first_name, last_name, phone, specialties, bio, role, name_key)`;

/**
 * Makes many members at once, in state invited: one statement, however many. Whose address is there
 * already is left out; answers how many are new.
 */
export async function insertMembers(
  db: Db,
  { organisationId }: OrganisationAdmin,
  people: NewMember[],
  now: Date,
): Promise<number> {
  if (people.length === 0) return 0;
  const done = await db.execute(sql`
    insert into ${members} (organisation_id, id, email, first_name, last_name, phone, specialties,
      bio, role, name_key, state, version, created_at, updated_at)
    select ${organisationId}::uuid, new.id::uuid, new.email, new.first_name, new.last_name, new.phone,
      new.specialties, new.bio, new.role, new.name_key, 'invited', 1, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz
    from ${listed(people)}
    on conflict (email, organisation_id) do nothing`);
  return done.rowCount ?? 0;
}

/** Invites many again who declined, left or were removed; the `id` of each is the member's. */
export async function reviveMembers(
  db: Db,
  { organisationId }: OrganisationAdmin,
  people: NewMember[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  await db.execute(sql`
    update ${members} as member
    set state = 'invited', role = new.role, first_name = new.first_name, last_name = new.last_name,
      phone = new.phone, specialties = new.specialties, bio = new.bio, name_key = new.name_key,
      user_id = null, version = member.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from ${listed(people)}
    where member.organisation_id = ${organisationId}::uuid and member.id = new.id::uuid`);
}

/**
 * Removes people who were imported at `importedAt` and whose row nobody has written since; a mailed invitation counts
 * as use too. New people are deleted, and former members are removed again. Returns the ids of those removed.
 */
export async function dropUnused(
  db: Db,
  { organisationId }: OrganisationAdmin,
  ids: string[],
  importedAt: Date,
  now: Date,
): Promise<string[]> {
  const mailed = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, members.organisationId),
        eq(invitations.memberId, members.id),
        gt(invitations.sentAt, importedAt),
      ),
    );
  const isUnused = and(
    eq(members.organisationId, organisationId),
    eq(members.state, 'invited'),
    eq(members.updatedAt, importedAt),
    sql`${members.id} = any(${uuids(ids)})`,
    notExists(mailed),
  );
  const gone = await db
    .delete(members)
    .where(and(isUnused, isNull(members.endedAt), eq(members.version, 1)))
    .returning({ id: members.id });
  const back = await db
    .update(members)
    .set({ state: 'removed', version: sql`${members.version} + 1`, updatedAt: now })
    .where(and(isUnused, isNotNull(members.endedAt)))
    .returning({ id: members.id });
  return [...gone, ...back].map(({ id }) => id);
}

export async function namesOf(
  db: Db,
  { organisationId }: OrganisationAdmin,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(
      and(eq(members.organisationId, organisationId), sql`${members.id} = any(${uuids(ids)})`),
    );
  return found.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
}
