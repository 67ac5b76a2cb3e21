import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OrganisationId } from '../../rules.ts';
import {
  organisationInvitations as invitations,
  organisationMembers as members,
} from '../tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type Answer = Exclude<InvitationRow['state'], 'open'>;

/** Joins a member to the invitation that they can still answer, or could until it expired. */
export const openInvitation = and(
  eq(invitations.organisationId, members.organisationId),
  eq(invitations.memberId, members.id),
  eq(invitations.state, 'open'),
);

/** The invitation behind a link; null when no such link was ever mailed. The secret is the proof. */
export async function invitationOf(
  db: Db,
  { id, secretHash }: { id: string; secretHash: string },
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, id as OrganisationId),
        eq(invitations.secretHash, secretHash),
      ),
    );
  return row ?? null;
}

export async function insertInvitation(db: Db, row: typeof invitations.$inferInsert) {
  await db.insert(invitations).values(row);
}

/** How many were mailed since a moment. */
export async function mailedSince(
  db: Db,
  organisationId: OrganisationId,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ mailed: count() })
    .from(invitations)
    .where(and(eq(invitations.organisationId, organisationId), gt(invitations.sentAt, since)));
  return row?.mailed ?? 0;
}

/** Puts an end to what a member could still answer. */
export async function endInvitations(
  db: Db,
  organisationId: OrganisationId,
  memberId: string,
  state: Answer,
): Promise<void> {
  await db
    .update(invitations)
    .set({ state })
    .where(
      and(
        eq(invitations.organisationId, organisationId),
        eq(invitations.memberId, memberId),
        eq(invitations.state, 'open'),
      ),
    );
}

/** Who is invited and never got a mail, or who of `ids` is invited; in order of coming. */
export function findDueInvitations(
  db: Db,
  organisationId: OrganisationId,
  ids: string[] | null,
  limit?: number,
) {
  const query = db
    .select({
      id: members.id,
      email: members.email,
      role: members.role,
      sentAt: invitations.sentAt,
    })
    .from(members)
    .leftJoin(invitations, openInvitation)
    .where(
      and(
        eq(members.organisationId, organisationId),
        eq(members.state, 'invited'),
        ids === null ? isNull(invitations.secretHash) : inArray(members.id, ids),
      ),
    )
    .orderBy(asc(members.createdAt), asc(members.id));
  return limit === undefined ? query : query.limit(limit);
}
