import { accountOf } from '#features/billing/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { HistoryEntry, Member, Overview } from '../../contract.ts';
import { IMPORT_EVENTS } from '../../rules/events.ts';
import {
  type Activity,
  activityOf,
  EVENTS_A_PAGE,
  foldText,
  type Kind,
  listedRoles,
  type MemberState,
  memberName,
  QUIET_DAYS,
  type Role,
  SEAT_STATES,
} from '../../rules.ts';
import { eventsOf } from '../queries/events.ts';
import {
  type ListedMember,
  memberCounts,
  memberOf,
  membersPage,
  sharingPeople,
} from '../queries/members.ts';
import type { OrganisationAdmin } from '../queries/membership.ts';
import { type Organisation, organisationOf } from '../queries/organisations.ts';
import { beyondPlan } from './beyond-plan.ts';
import { seatsOfOrganisation } from './seats.ts';

/**
 * Which of these people logged or trained on a day or after it; the app supplies it. Only people who
 * show it to the organisation are asked about.
 */
export type ActiveSince = (db: Db, people: OwnerId[], since: CalendarDay) => Promise<Set<OwnerId>>;

/** Everybody who shows their activity, and how active they are. */
export async function listSharers(
  db: Db,
  admin: OrganisationAdmin,
  kind: Kind,
  activeSince: ActiveSince,
  nowMs: number,
): Promise<{ person: OwnerId; activity: Activity }[]> {
  const sharing = await sharingPeople(db, admin, listedRoles(kind));
  const people = sharing.map(({ person }) => person);
  const recent = await recentOf(db, activeSince, people, nowMs);
  return sharing.map(({ person, joinedAt }) => ({
    person,
    activity: activityOf(recent.has(person), joinedAt.getTime(), nowMs),
  }));
}

const recentOf = (db: Db, activeSince: ActiveSince, people: OwnerId[], nowMs: number) =>
  activeSince(db, people, addDays(dayIn('UTC', nowMs), -QUIET_DAYS));

export async function requireOrganisation(
  db: Db,
  { organisationId }: OrganisationAdmin,
): Promise<Organisation> {
  const organisation = await organisationOf(db, organisationId);
  if (!organisation) throw new AppError('not_found', { message: 'We can’t find that gym.' });
  return organisation;
}

/** Seats, invitations and activity of an organisation, as the dashboard shows them. */
export async function overviewOf(
  db: Db,
  admin: OrganisationAdmin,
  activeSince: ActiveSince,
  nowMs: number,
): Promise<Overview> {
  const organisation = await requireOrganisation(db, admin);
  const { limit, used } = await seatsOfOrganisation(db, organisation, nowMs);
  const { id, name, kind, version, offeredTo, ownedBy } = organisation;
  const sharing = await listSharers(db, admin, kind, activeSince, nowMs);
  const heir = offeredTo && (await memberOf(db, admin, offeredTo));
  return {
    id,
    name,
    kind,
    version,
    role: admin.role,
    plan: (await accountOf(db, ownedBy, nowMs)).plan,
    seats: {
      trainer: { used: used.trainer, limit: limit.trainer },
      trainee: { used: used.trainee, limit: limit.trainee },
    },
    ...(await memberCounts(db, admin, listedRoles(kind), new Date(nowMs))),
    sharing: sharing.length,
    quiet: sharing.filter(({ activity }) => activity === 'quiet').length,
    offeredTo: heir ? { memberId: heir.id, name: memberName(heir) } : null,
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** People who share their activity. */
const sharerOf = ({ state, sharesActivityAt, userId }: ListedMember): OwnerId | null =>
  state === 'active' && sharesActivityAt ? userId : null;

function mailedOf({ sentAt, expiresAt }: ListedMember, nowMs: number): Member['invitation'] {
  if (!sentAt || !expiresAt) return null;
  return {
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt.getTime() <= nowMs,
  };
}

function shownMember(
  row: ListedMember,
  recent: Set<OwnerId>,
  isBeyond: (row: ListedMember) => boolean,
  nowMs: number,
): Member {
  const { id, role, state, email, firstName, lastName, phone, specialties, bio, version } = row;
  const person = sharerOf(row);
  return {
    id,
    role,
    state,
    email,
    firstName,
    lastName,
    phone,
    specialties,
    bio,
    version,
    createdAt: row.createdAt.toISOString(),
    joinedAt: iso(row.joinedAt),
    endedAt: iso(row.endedAt),
    invitation: mailedOf(row, nowMs),
    activity:
      person && activityOf(recent.has(person), (row.joinedAt ?? row.createdAt).getTime(), nowMs),
    beyondPlan: isBeyond(row),
  };
}

type Asked = {
  q?: string | undefined;
  role?: Role | undefined;
  state?: MemberState | undefined;
  activity?: Activity | undefined;
  page: number;
};

/** One page of the members, searched and filtered. Without a state: who is invited or active. */
export async function listMembers(
  db: Db,
  admin: OrganisationAdmin,
  activeSince: ActiveSince,
  { q = '', role, state, activity, page }: Asked,
  nowMs: number,
): Promise<{ total: number; members: Member[] }> {
  const organisation = await requireOrganisation(db, admin);
  const { kind } = organisation;
  const sharers = activity && (await listSharers(db, admin, kind, activeSince, nowMs));
  const people = sharers?.filter((one) => one.activity === activity).map(({ person }) => person);
  const words = foldText(q).split(' ').filter(Boolean);
  const roles = listedRoles(kind).filter((one) => role === undefined || one === role);
  const filter = { words, roles, states: state ? [state] : SEAT_STATES, people };
  const { total, rows } = await membersPage(db, admin, filter, page);
  return { total, members: await shownMembers(db, organisation, activeSince, rows, nowMs) };
}

/** Members with what they show, and whether the plan has a seat for them. */
async function shownMembers(
  db: Db,
  organisation: Organisation,
  activeSince: ActiveSince,
  rows: ListedMember[],
  nowMs: number,
): Promise<Member[]> {
  const sharing = rows.flatMap((row) => sharerOf(row) ?? []);
  const recent = await recentOf(db, activeSince, sharing, nowMs);
  const seats = await seatsOfOrganisation(db, organisation, nowMs);
  const isBeyond = await beyondPlan(db, organisation.id, seats);
  return rows.map((row) => shownMember(row, recent, isBeyond, nowMs));
}

/** One member; `not_found` for one of another organisation. */
export async function readMember(
  db: Db,
  admin: OrganisationAdmin,
  activeSince: ActiveSince,
  id: string,
  nowMs: number,
): Promise<Member> {
  const organisation = await requireOrganisation(db, admin);
  const row = await memberOf(db, admin, id);
  if (!row) throw new AppError('not_found', { message: 'We can’t find that member.' });
  const [member] = await shownMembers(db, organisation, activeSince, [row], nowMs);
  if (!member) throw new Error('A member that was found is not shown.');
  return member;
}

/** What was done, newest first, with the names that are known today. */
export async function historyOf(
  db: Db,
  admin: OrganisationAdmin,
  asked: {
    before?: string | undefined;
    about?: 'imports' | undefined;
    memberId?: string | undefined;
  },
): Promise<{ entries: HistoryEntry[]; more: boolean }> {
  const { before, about, memberId } = asked;
  const rows = await eventsOf(db, admin, { before, memberId, kinds: about && IMPORT_EVENTS });
  const page = rows.slice(0, EVENTS_A_PAGE);
  const entries = page.map(({ id, at, event, actor, memberId, member }) => ({
    id,
    at: at.toISOString(),
    event,
    actor: actor && memberName(actor),
    member: member && memberId ? { id: memberId, name: memberName(member) } : null,
  }));
  return { entries, more: rows.length > page.length };
}
