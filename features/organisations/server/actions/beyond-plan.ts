import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  holdsSeat,
  type OrganisationId,
  SEAT_KINDS,
  type SeatKind,
  type Seats,
  seatOf,
} from '../../rules.ts';
import type { MemberRow } from '../queries/members.ts';
import { organisationOf } from '../queries/organisations.ts';
import { type Arrival, firstBeyond } from '../queries/seats.ts';
import { seatsOfOrganisation } from './seats.ts';

type Held = Pick<MemberRow, 'id' | 'role' | 'state' | 'createdAt'>;

/** Says of a member whether the plan has no seat for them: after a smaller plan, who came last. */
export async function beyondPlan(
  db: Db,
  organisationId: OrganisationId,
  { limit, used }: { limit: Seats; used: Seats },
): Promise<(member: Held) => boolean> {
  const first: Partial<Record<SeatKind, Arrival>> = {};
  for (const kind of SEAT_KINDS) {
    if (used[kind] <= limit[kind]) continue;
    const arrival = await firstBeyond(db, organisationId, kind, limit[kind]);
    if (arrival) first[kind] = arrival;
  }
  return ({ id, role, state, createdAt }) => {
    const kind = seatOf(role);
    const from = kind && first[kind];
    if (!from || !holdsSeat(state)) return false;
    const later = createdAt.getTime() - from.createdAt.getTime();
    return later > 0 || (later === 0 && id >= from.id);
  };
}

/** `payment_required` for a member beyond the plan: they stay as they are, to be read and removed. */
export async function refuseBeyondPlan(
  db: Db,
  organisationId: OrganisationId,
  member: Held,
  nowMs: number,
): Promise<void> {
  const organisation = await organisationOf(db, organisationId);
  if (!organisation) return;
  const seats = await seatsOfOrganisation(db, organisation, nowMs);
  const isBeyond = await beyondPlan(db, organisationId, seats);
  if (!isBeyond(member)) return;
  throw new AppError('payment_required', {
    reason: 'beyond_plan',
    message: 'Your plan has no seat for this member. Choose a larger plan to edit them.',
  });
}
