import { emailOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { composeMembershipEnded } from '../../rules/emails.ts';
import { mayManage } from '../../rules/rights.ts';
import { holdsSeat, nameKey, type OrganisationId, type Role, seatOf } from '../../rules.ts';
import { addEvent } from '../queries/events.ts';
import { endInvitations } from '../queries/invitations.ts';
import {
  insertMember,
  type MemberRow,
  memberAt,
  memberRow,
  writeMember,
} from '../queries/members.ts';
import type { OrganisationAdmin } from '../queries/membership.ts';
import { writeOffer } from '../queries/organisations.ts';
import { refuseBeyondPlan } from './beyond-plan.ts';
import { type InvitingServices, mailInvitation, refuseTooManyMails } from './invite.ts';
import { hold, takeSeats } from './seats.ts';

type Staff = { organisationId: OrganisationId; person: OwnerId | null };
export type StaffServices = {
  /** Passes on what a person gives, before they stop working for an organisation. */
  beforeStaffEnds: (db: Db, of: Staff, nowMs: number) => Promise<void>;
};

export type Details = { email: string; firstName: string; lastName: string; phone: string };

const alreadyThere = () => {
  const message = 'Someone with this address is already a member or invited.';
  return new AppError('conflict', {
    reason: 'already_member',
    message,
    fields: { email: message },
  });
};

function refuseUnless(allowed: boolean): void {
  if (allowed) return;
  throw new AppError('forbidden', {
    reason: 'not_yours_to_manage',
    message: 'Only the owner can change admins. No one can change the owner.',
  });
}

/** The member, of an organisation that is held; `not_found` without one. */
async function managed(db: Db, admin: OrganisationAdmin, id: string): Promise<MemberRow> {
  const row = await memberRow(db, admin.organisationId, id);
  if (!row) throw new AppError('not_found', { message: 'We can’t find that member.' });
  refuseUnless(mayManage(admin.role, row.role));
  return row;
}

/**
 * Invites a person: a seat, a place among the members and a mail, or none of them. Who declined, left
 * or was removed is asked again under their older place. Answers the member's id; the same id again
 * changes nothing. `conflict` for a person who is there, or without a seat.
 */
export function invite(
  db: Db,
  services: InvitingServices,
  admin: OrganisationAdmin,
  input: Details & { id: string; role: Role },
  nowMs: number,
): Promise<string> {
  const { organisationId } = admin;
  const { id, email, role } = input;
  const now = new Date(nowMs);
  refuseUnless(mayManage(admin.role, role));
  return inTransaction(db, async (db) => {
    const organisation = await hold(db, organisationId);
    const same = await memberRow(db, organisationId, id);
    if (same) {
      if (same.email !== email) throw alreadyThere();
      return id;
    }
    const before = await memberAt(db, organisationId, email);
    if (before && holdsSeat(before.state)) throw alreadyThere();
    if (before) refuseUnless(mayManage(admin.role, before.role));
    await takeSeats(db, organisationId, seatOf(role), 1, nowMs);
    await refuseTooManyMails(db, organisation, 1, nowMs);
    const set = { ...input, nameKey: nameKey(input), state: 'invited' as const, userId: null };
    const memberId = before?.id ?? id;
    if (before) await writeMember(db, organisationId, memberId, { ...set, id: memberId }, now);
    else {
      const row = { ...set, organisationId, version: 1, createdAt: now, updatedAt: now };
      await insertMember(db, row);
    }
    await mailInvitation(db, services, organisation, { id: memberId, email, role }, nowMs);
    await addEvent(db, { ...admin, memberId }, { kind: 'invited', role }, now);
    return memberId;
  });
}

/**
 * Changes details and role. Another role may need another seat. `conflict` when the member was changed
 * since `version`, without a seat, or for an address that someone else has.
 */
export function saveMember(
  db: Db,
  services: StaffServices,
  admin: OrganisationAdmin,
  id: string,
  input: Details & { role: Role; version: number },
  nowMs: number,
): Promise<void> {
  const { organisationId } = admin;
  const { version, ...set } = input;
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    await hold(db, organisationId);
    const member = await managed(db, admin, id);
    refuseUnless(mayManage(admin.role, input.role));
    if (member.version !== version) {
      throw new AppError('conflict', {
        reason: 'changed_elsewhere',
        message: 'This member was changed elsewhere. Check the new details, then try again.',
      });
    }
    await refuseBeyondPlan(db, organisationId, member, nowMs);
    if (input.email !== member.email) {
      if (member.state !== 'invited') {
        const message = 'The email can’t change once the person has joined.';
        throw new AppError('invalid', { message, fields: { email: message } });
      }
      if (await memberAt(db, organisationId, input.email)) throw alreadyThere();
      // The older link went to someone else.
      await endInvitations(db, organisationId, id, 'closed');
    }
    const changesSeat = seatOf(input.role) !== seatOf(member.role);
    if (holdsSeat(member.state) && changesSeat) {
      await takeSeats(db, organisationId, seatOf(input.role), 1, nowMs);
    }
    if (input.role === 'trainee') {
      await services.beforeStaffEnds(db, { organisationId, person: member.userId }, nowMs);
    }
    const isOther = input.email !== member.email;
    // The row is about someone else from now on, whom no earlier account may see or take along.
    const person = isOther ? { userId: null, joinedBy: null } : {};
    await writeMember(db, organisationId, id, { ...set, ...person, nameKey: nameKey(set) }, now);
    const event =
      input.role === member.role
        ? ({ kind: 'details_changed' } as const)
        : ({ kind: 'role_changed', from: member.role, to: input.role } as const);
    await addEvent(db, { ...admin, memberId: id }, event, now);
  });
}

/** Takes a member off, or an invitation back; the seat is free with it. Nothing happens a second time. */
export function removeMember(
  db: Db,
  services: InvitingServices & StaffServices,
  admin: OrganisationAdmin,
  id: string,
  nowMs: number,
): Promise<void> {
  const { organisationId } = admin;
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const organisation = await hold(db, organisationId);
    const member = await managed(db, admin, id);
    if (!holdsSeat(member.state)) return;
    await services.beforeStaffEnds(db, { organisationId, person: member.userId }, nowMs);
    await endInvitations(db, organisationId, id, 'closed');
    if (organisation.offeredTo === id) await writeOffer(db, organisationId, null);
    const wasActive = member.state === 'active';
    // Only who was a member comes back without being asked.
    const userId = wasActive ? member.userId : null;
    const set = { state: 'removed' as const, userId, sharesActivityAt: null, endedAt: now };
    await writeMember(db, organisationId, id, set, now);
    const kind = wasActive ? 'removed' : 'invitation_taken_back';
    await addEvent(db, { ...admin, memberId: id }, { kind }, now);
    const to = wasActive && member.userId ? await emailOf(db, member.userId) : null;
    if (to) await services.post(db, { to, ...composeMembershipEnded(organisation) });
  });
}

/**
 * Brings a person back, if there is a seat: who was removed is a member again as before (they share
 * nothing until they say so); who left, declined or never joined is invited, without a mail yet.
 */
export function reinstateMember(
  db: Db,
  admin: OrganisationAdmin,
  id: string,
  nowMs: number,
): Promise<void> {
  const { organisationId } = admin;
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    await hold(db, organisationId);
    const member = await managed(db, admin, id);
    if (holdsSeat(member.state)) return;
    await takeSeats(db, organisationId, seatOf(member.role), 1, nowMs);
    const wasMember = member.state === 'removed' && member.userId !== null;
    const state = wasMember ? 'active' : 'invited';
    await writeMember(db, organisationId, id, { state }, now);
    await addEvent(db, { ...admin, memberId: id }, { kind: 'brought_back' }, now);
  });
}
