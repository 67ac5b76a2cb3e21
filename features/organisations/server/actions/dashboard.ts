import { timeZoneOf, todayOf } from '#features/account/server/public.ts';
import { trialDaysLeftOf } from '#features/billing/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Dashboard } from '../../contract.ts';
import { countJoins, firstJoinDay } from '../../rules/joins.ts';
import { listedRoles, memberName } from '../../rules.ts';
import { joinDays, membersPage, traineesPage } from '../queries/members.ts';
import type { OrganisationAdmin, OrganisationTrainer } from '../queries/membership.ts';
import { type ActiveSince, listSharers, requireOrganisation } from './overview.ts';

/** Quiet members named on the dashboard; the members' page lists all of them. */
const MAX_QUIET_NAMES = 5;

/** Returns what the dashboard shows beside the overview. Weeks are those of the caller's zone. */
export async function dashboardOf(
  db: Db,
  admin: OrganisationAdmin,
  activeSince: ActiveSince,
  nowMs: number,
): Promise<Dashboard> {
  const { kind, ownedBy } = await requireOrganisation(db, admin);
  const roles = listedRoles(kind);
  const sharers = await listSharers(db, admin, kind, activeSince, nowMs);
  const quiet = sharers.filter(({ activity }) => activity === 'quiet');
  const people = quiet.map(({ person }) => person);
  const { rows } = await membersPage(
    db,
    admin,
    { words: [], roles, states: ['active'], people },
    1,
  );
  const today = await todayOf(db, admin.person, nowMs);
  const timeZone = await timeZoneOf(db, admin.person);
  const days = await joinDays(db, admin, roles, timeZone, firstJoinDay(today));
  return {
    quietMembers: rows
      .slice(0, MAX_QUIET_NAMES)
      .map((row) => ({ memberId: row.id, name: memberName(row) })),
    joins: countJoins(days, today),
    trialDaysLeft: await trialDaysLeftOf(db, ownedBy, nowMs),
  };
}

/** Returns one page of trainees, names only: their addresses are for owner and admins. */
export async function listTrainees(db: Db, trainer: OrganisationTrainer, page: number) {
  const { total, rows } = await traineesPage(db, trainer, page);
  return {
    total,
    trainees: rows.map((row) => ({
      memberId: row.id,
      // Without a name the address would stand there.
      name: `${row.firstName} ${row.lastName}`.trim() || 'No name yet',
      joinedAt: (row.joinedAt ?? row.createdAt).toISOString(),
    })),
  };
}
