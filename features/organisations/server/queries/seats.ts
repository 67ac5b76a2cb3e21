import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import {
  type MemberState,
  type OrganisationId,
  SEAT_STATES,
  type SeatKind,
  type Seats,
  seatOf,
} from '../../rules.ts';
import { organisationMembers as members } from '../tables.ts';

/** How many seats are held, among members in these states. */
export async function countHeldSeats(
  db: Db,
  organisationId: OrganisationId,
  states: readonly MemberState[] = SEAT_STATES,
): Promise<Seats> {
  const rows = await db
    .select({ role: members.role, held: count() })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), inArray(members.state, [...states])))
    .groupBy(members.role);
  const seats: Seats = { trainer: 0, trainee: 0 };
  for (const { role, held } of rows) {
    const kind = seatOf(role);
    if (kind) seats[kind] += held;
  }
  return seats;
}

/** When a member came: seats go by that, and by the identifier where two came at once. */
export type Arrival = { id: string; createdAt: Date };

/** The first seat holder beyond `limit`, or null. */
export async function firstBeyond(
  db: Db,
  organisationId: OrganisationId,
  kind: SeatKind,
  limit: number,
): Promise<Arrival | null> {
  const [row] = await db
    .select({ id: members.id, createdAt: members.createdAt })
    .from(members)
    .where(
      and(
        eq(members.organisationId, organisationId),
        inArray(members.state, [...SEAT_STATES]),
        eq(members.role, kind),
      ),
    )
    .orderBy(asc(members.createdAt), asc(members.id))
    .offset(limit)
    .limit(1);
  return row ?? null;
}
