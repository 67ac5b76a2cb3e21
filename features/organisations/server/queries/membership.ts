import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { mayIn } from '../../rules/rights.ts';
import type { OrganisationId, Role } from '../../rules.ts';
import { organisationInvitations, organisationMembers, organisations } from '../tables.ts';
import { openInvitation } from './invitations.ts';

declare const brand: unique symbol;
declare const trainerBrand: unique symbol;

/** A person's place in an organisation, as it stands in the table. */
export type Membership = {
  organisationId: OrganisationId;
  memberId: string;
  person: OwnerId;
  role: Role;
};
/**
 * Proof that a person runs an organisation, as owner or admin. Every query of other people in it takes
 * one, so a forgotten check does not compile. Only `adminIn` makes it.
 */
export type OrganisationAdmin = Membership & { readonly [brand]: true };

/** Proof that a person works with an organisation's trainees. Only `trainerIn` makes it. */
export type OrganisationTrainer = Membership & { readonly [trainerBrand]: true };

const members = organisationMembers;
const isActive = (person: OwnerId) => and(eq(members.userId, person), eq(members.state, 'active'));

/** The active membership of a person in the organisation that an address names; null without one. */
export async function membershipIn(
  db: Db,
  person: OwnerId,
  organisationId: string,
): Promise<Membership | null> {
  const [row] = await db
    .select({ organisationId: members.organisationId, memberId: members.id, role: members.role })
    .from(members)
    .where(and(isActive(person), eq(members.organisationId, organisationId as OrganisationId)));
  return row ? { ...row, person } : null;
}

/** Like `membershipIn`, as proof; null for people who do not run the organisation. */
export async function adminIn(
  db: Db,
  person: OwnerId,
  organisationId: string,
): Promise<OrganisationAdmin | null> {
  const membership = await membershipIn(db, person, organisationId);
  const runs = membership?.role === 'owner' || membership?.role === 'admin';
  return runs ? (membership as OrganisationAdmin) : null;
}

/** The membership of a person who may see the trainees; null for anybody else. */
export async function trainerIn(
  db: Db,
  person: OwnerId,
  organisationId: string,
): Promise<OrganisationTrainer | null> {
  const membership = await membershipIn(db, person, organisationId);
  return membership && mayIn(membership.role, 'seeTrainees')
    ? (membership as OrganisationTrainer)
    : null;
}

/** Where a person is an active member, by name, with what they share. */
export function membershipsOf(db: Db, person: OwnerId) {
  return db
    .select({
      organisationId: members.organisationId,
      memberId: members.id,
      name: organisations.name,
      kind: organisations.kind,
      role: members.role,
      joinedAt: members.joinedAt,
      sharesActivityAt: members.sharesActivityAt,
      offeredTo: organisations.offeredTo,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(isActive(person))
    .orderBy(asc(organisations.name), asc(organisations.id));
}

/** Whose plans give a person a seat: the owners of the gyms where they have one of these roles. */
export async function seatGivers(
  db: Db,
  person: OwnerId,
  roles: ('trainer' | 'trainee')[] = ['trainer', 'trainee'],
): Promise<OwnerId[]> {
  const rows = await db
    .select({ ownedBy: organisations.ownedBy })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(and(isActive(person), ne(organisations.kind, 'practice'), inArray(members.role, roles)))
    .orderBy(asc(organisations.id));
  return rows.map(({ ownedBy }) => ownedBy);
}

const RUNS: Role[] = ['owner', 'admin'];
const COACHES: Role[] = [...RUNS, 'trainer'];

/** Who has one of `roles` in the gyms where a person has one of `own`; a practice is no gym. */
async function inGymsOf(db: Db, person: OwnerId, own: Role[], roles: Role[]): Promise<OwnerId[]> {
  const gyms = db
    .select({ id: members.organisationId })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(and(isActive(person), ne(organisations.kind, 'practice'), inArray(members.role, own)));
  const rows = await db
    .selectDistinct({ userId: members.userId })
    .from(members)
    .where(
      and(
        inArray(members.organisationId, gyms),
        eq(members.state, 'active'),
        inArray(members.role, roles),
        isNotNull(members.userId),
      ),
    );
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Owners and admins of the gyms where a person coaches, without that person. */
export const whoRunsGymsOf = async (db: Db, trainer: OwnerId): Promise<OwnerId[]> =>
  (await inGymsOf(db, trainer, COACHES, RUNS)).filter((one) => one !== trainer);

/** Who coaches in the gyms that a person runs, as owner or admin. */
export const trainersRunBy = (db: Db, person: OwnerId): Promise<OwnerId[]> =>
  inGymsOf(db, person, RUNS, COACHES);

/** Who may give classes in an organisation: its active people but trainees. */
export const staffOf = (db: Db, organisationId: OrganisationId) =>
  db
    .select({ memberId: members.id, person: members.userId, role: members.role })
    .from(members)
    .where(
      and(
        eq(members.organisationId, organisationId),
        eq(members.state, 'active'),
        ne(members.role, 'trainee'),
      ),
    )
    .orderBy(asc(members.nameKey), asc(members.id));

/** The clients of a trainer's own practice who have accepted, as the trainer calls them. */
export async function clientsOfPractice(
  db: Db,
  trainer: OwnerId,
): Promise<{ id: OwnerId; name: string }[]> {
  const rows = await db
    .select({ person: members.userId, firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(
      and(
        eq(organisations.ownedBy, trainer),
        eq(organisations.kind, 'practice'),
        eq(members.state, 'active'),
        eq(members.role, 'trainee'),
      ),
    );
  return rows.flatMap(({ person, firstName, lastName }) =>
    person ? [{ id: person, name: `${firstName} ${lastName}`.trim() }] : [],
  );
}

/** Everybody who is a member of an organisation now. */
export async function peopleOf(db: Db, organisationId: OrganisationId): Promise<Set<string>> {
  const rows = await db
    .select({ person: members.userId })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.state, 'active')));
  return new Set(rows.flatMap(({ person }) => person ?? []));
}

type Records = { organisations: readonly OrganisationId[]; practicesOf: readonly OwnerId[] };

/**
 * What organisations, and these trainers' own practices, call people in full, whether they are members still
 * or were. Who is recorded without a name is left out.
 */
export async function recordedNames(
  db: Db,
  { organisations: ids, practicesOf }: Records,
  people: readonly string[],
) {
  const { userId, organisationId, firstName, lastName } = members;
  const { ownedBy, kind } = organisations;
  const rows = await db
    .select({ person: userId, organisationId, ownedBy, kind, firstName, lastName })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .where(
      and(
        inArray(userId, [...people] as OwnerId[]),
        or(
          inArray(organisationId, [...ids]),
          and(eq(kind, 'practice'), inArray(ownedBy, [...practicesOf])),
        ),
      ),
    );
  return rows.flatMap(({ person, firstName, lastName, ...row }) => {
    const name = `${firstName} ${lastName}`.trim();
    const practiceOf = row.kind === 'practice' ? row.ownedBy : null;
    return person && name ? [{ organisationId: row.organisationId, practiceOf, person, name }] : [];
  });
}

/** What gyms have noted of a person who coaches for them: the latest notes that say something. */
export async function trainerNotesOf(db: Db, person: OwnerId) {
  const [row] = await db
    .select({ specialties: members.specialties, bio: members.bio })
    .from(members)
    .where(
      and(
        isActive(person),
        eq(members.role, 'trainer'),
        or(ne(members.specialties, ''), ne(members.bio, '')),
      ),
    )
    .orderBy(desc(members.updatedAt))
    .limit(1);
  return row ?? null;
}

/** The place of an address in an organisation, and until when its invitation can be answered. */
export async function newestInvitation(db: Db, email: string, organisationId: string) {
  const [row] = await db
    .select({
      organisationId: members.organisationId,
      memberId: members.id,
      expiresAt: organisationInvitations.expiresAt,
    })
    .from(members)
    .leftJoin(organisationInvitations, openInvitation)
    .where(
      and(eq(members.email, email), eq(members.organisationId, organisationId as OrganisationId)),
    );
  return row ?? null;
}

/** Which organisations wait for the answer of an address. Ask for a verified one only. */
export function invitationsTo(db: Db, email: string, now: Date) {
  return db
    .select({
      organisationId: members.organisationId,
      memberId: members.id,
      name: organisations.name,
      kind: organisations.kind,
      role: members.role,
      invitedAt: members.updatedAt,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .leftJoin(organisationInvitations, openInvitation)
    .where(
      and(
        eq(members.email, email),
        eq(members.state, 'invited'),
        // Without a mail it does not expire.
        or(isNull(organisationInvitations.expiresAt), gt(organisationInvitations.expiresAt, now)),
      ),
    )
    .orderBy(asc(organisations.name), asc(organisations.id));
}

/** Says whether an organisation may see a person's activity, and since when. */
export async function writeSharing(
  db: Db,
  { organisationId, memberId, person }: Membership,
  since: Date | null,
): Promise<void> {
  await db
    .update(members)
    .set({ sharesActivityAt: since })
    .where(
      and(
        eq(members.organisationId, organisationId),
        eq(members.id, memberId),
        eq(members.userId, person),
      ),
    );
}
