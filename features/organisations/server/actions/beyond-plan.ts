import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { holdsSeat, type OrganisationId, SEAT_KINDS, type Seats, seatOf } from '../../rules.ts';
import type { MemberRow } from '../queries/members.ts';
import { organisationOf } from '../queries/organisations.ts';
import { holdersBeyond } from '../queries/seats.ts';
import { seatsOfOrganisation } from './seats.ts';

/** Who is more than the plan has seats for: after a smaller plan, those who came last. */
export async function beyondPlan(
  db: Db,
  organisationId: OrganisationId,
  { limit, used }: { limit: Seats; used: Seats },
): Promise<Set<string>> {
  const ids: string[] = [];
  for (const kind of SEAT_KINDS) {
    if (used[kind] <= limit[kind]) continue;
    ids.push(...(await holdersBeyond(db, organisationId, kind, limit[kind])));
  }
  return new Set(ids);
}

/** `payment_required` for a member beyond the plan: they stay as they are, to be read and removed. */
export async function refuseBeyondPlan(
  db: Db,
  organisationId: OrganisationId,
  member: Pick<MemberRow, 'id' | 'role' | 'state'>,
  nowMs: number,
): Promise<void> {
  const organisation = await organisationOf(db, organisationId);
  if (!organisation || !holdsSeat(member.state) || seatOf(member.role) === null) return;
  const seats = await seatsOfOrganisation(db, organisation, nowMs);
  if (!(await beyondPlan(db, organisationId, seats)).has(member.id)) return;
  throw new AppError('payment_required', {
    reason: 'beyond_plan',
    message: 'Your plan has no seat for this member. Choose a larger plan to change their details.',
  });
}
