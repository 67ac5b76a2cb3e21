import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  MEMBERS_A_PAGE,
  type MemberState,
  type OrganisationId,
  type Role,
  SEAT_STATES,
} from '../../rules.ts';
import {
  organisationInvitations as invitations,
  organisationMembers as members,
} from '../tables.ts';
import { openInvitation } from './invitations.ts';
import type { OrganisationAdmin, OrganisationTrainer } from './membership.ts';

export type MemberRow = typeof members.$inferSelect;
export type ListedMember = MemberRow & { sentAt: Date | null; expiresAt: Date | null };

const isMember = (organisationId: OrganisationId, id: string) =>
  and(eq(members.organisationId, organisationId), eq(members.id, id));

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export type MemberFilter = {
  /** as `folded` gives them; each stands in the name or the address */
  words: string[];
  roles: readonly Role[];
  states: readonly MemberState[];
  people: OwnerId[] | undefined;
};

function matching({ organisationId }: OrganisationAdmin, filter: MemberFilter): SQL | undefined {
  const { words, roles, states, people } = filter;
  return and(
    eq(members.organisationId, organisationId),
    inArray(members.state, [...states]),
    inArray(members.role, [...roles]),
    people && sql`${members.userId} = any(${sql.param(people)}::uuid[])`,
    ...words.map((word) => like(members.nameKey, `%${literal(word)}%`)),
  );
}

/** One page of the members that a filter lets through, by name; pages count from 1. */
export async function membersPage(
  db: Db,
  admin: OrganisationAdmin,
  filter: MemberFilter,
  page: number,
): Promise<{ total: number; rows: ListedMember[] }> {
  const where = matching(admin, filter);
  const [counted] = await db.select({ total: count() }).from(members).where(where);
  const rows = await db
    .select({
      member: members,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
    })
    .from(members)
    .leftJoin(invitations, openInvitation)
    .where(where)
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MEMBERS_A_PAGE)
    .offset((page - 1) * MEMBERS_A_PAGE);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ member, ...mailed }) => ({ ...member, ...mailed })),
  };
}

/** One member with their open invitation; null when there is no such one in the organisation. */
export async function memberOf(
  db: Db,
  { organisationId }: OrganisationAdmin,
  id: string,
): Promise<ListedMember | null> {
  const [row] = await db
    .select({ member: members, sentAt: invitations.sentAt, expiresAt: invitations.expiresAt })
    .from(members)
    .leftJoin(invitations, openInvitation)
    .where(isMember(organisationId, id));
  return row ? { ...row.member, sentAt: row.sentAt, expiresAt: row.expiresAt } : null;
}

/** One member, for what the organisation itself or the member does. */
export async function memberRow(
  db: Db,
  organisationId: OrganisationId,
  id: string,
): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(isMember(organisationId, id));
  return row ?? null;
}

/** Anyone who has an address in an organisation, in any state. */
export async function memberAt(
  db: Db,
  organisationId: OrganisationId,
  email: string,
): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.email, email)));
  return row ?? null;
}

export async function insertMember(db: Db, row: typeof members.$inferInsert): Promise<void> {
  await db.insert(members).values(row);
}

/** Changes a member and counts the version on. Hold the organisation, and look first. */
export async function writeMember(
  db: Db,
  organisationId: OrganisationId,
  id: string,
  set: Partial<MemberRow>,
  now: Date,
): Promise<void> {
  await db
    .update(members)
    .set({ ...set, version: sql`${members.version} + 1`, updatedAt: now })
    .where(isMember(organisationId, id));
}

/** Lets go of an account that an older row of the organisation names: one person is one member. */
export async function releasePerson(
  db: Db,
  organisationId: OrganisationId,
  person: OwnerId,
): Promise<void> {
  await db
    .update(members)
    .set({ userId: null })
    .where(and(eq(members.organisationId, organisationId), eq(members.userId, person)));
}

/** The accounts of active members of these roles who show whether they log or train, and when they joined. */
export async function sharingPeople(
  db: Db,
  { organisationId }: OrganisationAdmin,
  roles: readonly Role[],
): Promise<{ person: OwnerId; joinedAt: Date }[]> {
  const rows = await db
    .select({ person: members.userId, joinedAt: members.joinedAt, createdAt: members.createdAt })
    .from(members)
    .where(
      and(
        eq(members.organisationId, organisationId),
        eq(members.state, 'active'),
        inArray(members.role, [...roles]),
        isNotNull(members.sharesActivityAt),
      ),
    );
  return rows.flatMap(({ person, joinedAt, createdAt }) =>
    person ? [{ person, joinedAt: joinedAt ?? createdAt }] : [],
  );
}

/** The days (in `timeZone`) on which today's members joined, from `since` on. */
export async function joinDays(
  db: Db,
  { organisationId }: OrganisationAdmin,
  roles: readonly Role[],
  timeZone: string,
  since: CalendarDay,
): Promise<CalendarDay[]> {
  const day = sql<CalendarDay>`(${members.joinedAt} at time zone ${timeZone})::date`;
  const rows = await db
    .select({ day })
    .from(members)
    .where(
      and(
        eq(members.organisationId, organisationId),
        eq(members.state, 'active'),
        inArray(members.role, [...roles]),
        sql`${day} >= ${since}::date`,
      ),
    );
  return rows.map((row) => row.day);
}

/** One page of the active trainees, by name; pages count from 1. */
export async function traineesPage(
  db: Db,
  { organisationId }: OrganisationTrainer,
  page: number,
): Promise<{ total: number; rows: MemberRow[] }> {
  const where = and(
    eq(members.organisationId, organisationId),
    eq(members.state, 'active'),
    eq(members.role, 'trainee'),
  );
  const [counted] = await db.select({ total: count() }).from(members).where(where);
  const rows = await db
    .select()
    .from(members)
    .where(where)
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MEMBERS_A_PAGE)
    .offset((page - 1) * MEMBERS_A_PAGE);
  return { total: counted?.total ?? 0, rows };
}

/** How many of these roles are active and invited, and of the invited, who got no mail and whose link has expired. */
export async function memberCounts(
  db: Db,
  { organisationId }: OrganisationAdmin,
  roles: readonly Role[],
  now: Date,
) {
  const states = await db
    .select({ state: members.state, people: count() })
    .from(members)
    .where(
      and(
        eq(members.organisationId, organisationId),
        inArray(members.state, [...SEAT_STATES]),
        inArray(members.role, [...roles]),
      ),
    )
    .groupBy(members.state);
  const of = (state: MemberState) => states.find((one) => one.state === state)?.people ?? 0;
  const isInvited = and(eq(members.organisationId, organisationId), eq(members.state, 'invited'));
  const waiting = (which: SQL) =>
    db
      .select({ people: count() })
      .from(members)
      .leftJoin(invitations, openInvitation)
      .where(and(isInvited, which));
  const [none] = await waiting(isNull(invitations.secretHash));
  const [out] = await waiting(lte(invitations.expiresAt, now));
  return {
    active: of('active'),
    invited: of('invited'),
    notMailed: none?.people ?? 0,
    expired: out?.people ?? 0,
  };
}
