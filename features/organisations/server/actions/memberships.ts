import { contactOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Invitation, Membership } from '../../contract.ts';
import { addEvent } from '../queries/events.ts';
import { writeMember } from '../queries/members.ts';
import { invitationsTo, membershipsOf, writeSharing } from '../queries/membership.ts';
import { writeOffer } from '../queries/organisations.ts';
import { requireMember } from './gate.ts';
import type { StaffServices } from './members.ts';
import { hold } from './seats.ts';

type Row = Awaited<ReturnType<typeof membershipsOf>>[number];

const shown = ({ memberId, joinedAt, sharesActivityAt, offeredTo, ...rest }: Row): Membership => ({
  ...rest,
  joinedAt: joinedAt?.toISOString() ?? '',
  sharesActivity: sharesActivityAt !== null,
  ownershipOffered: offeredTo === memberId,
});

/** Memberships and invitations of a person's verified email. */
export async function myMemberships(
  db: Db,
  caller: Caller,
  nowMs: number,
): Promise<{ memberships: Membership[]; invitations: Invitation[] }> {
  const memberships = (await membershipsOf(db, caller.owner)).map(shown);
  const contact = caller.emailVerified ? await contactOf(db, caller.owner) : null;
  const invitations = contact ? await invitationsTo(db, contact.email, new Date(nowMs)) : [];
  return {
    memberships,
    invitations: invitations.map(({ memberId: _memberId, invitedAt, ...rest }) => ({
      ...rest,
      invitedAt: invitedAt.toISOString(),
    })),
  };
}

/** Leaves an organisation, which from then on sees nothing of the person. Its owner cannot. */
export function leave(
  db: Db,
  services: StaffServices,
  caller: Caller,
  organisationId: string,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const found = await requireMember(db, caller, organisationId);
    const organisation = await hold(db, found.organisationId);
    const membership = await requireMember(db, caller, organisationId);
    if (membership.role === 'owner') {
      throw new AppError('conflict', {
        reason: 'owner_cannot_leave',
        message: `You own ${organisation.name}. Hand it over or close it first.`,
      });
    }
    const { memberId } = membership;
    await services.beforeStaffEnds(db, membership, nowMs);
    if (organisation.offeredTo === memberId) await writeOffer(db, organisation.id, null);
    // The account stays on the row: what they did keeps its name.
    const set = { state: 'left' as const, sharesActivityAt: null, endedAt: now };
    await writeMember(db, organisation.id, memberId, set, now);
    await addEvent(db, membership, { kind: 'left' }, now);
  });
}

/** Says what an organisation may see, from this moment on. Said again, the first moment stays. */
export async function share(
  db: Db,
  caller: Caller,
  organisationId: string,
  activity: boolean,
  nowMs: number,
): Promise<Membership> {
  const membership = await requireMember(db, caller, organisationId);
  const ofOrganisation = async () => {
    const rows = await membershipsOf(db, caller.owner);
    return rows.find((row) => row.organisationId === membership.organisationId);
  };
  const before = await ofOrganisation();
  if ((before?.sharesActivityAt !== null) !== activity) {
    await writeSharing(db, membership, activity ? new Date(nowMs) : null);
  }
  const after = await ofOrganisation();
  if (!after) throw new AppError('not_found', { message: 'We can’t find that gym.' });
  return shown(after);
}
