import { contactOf } from '#features/account/server/public.ts';
import { verifyReadAddress } from '#features/sign-in/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { readLinkToken } from '#platform/server/mail/link-token.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { InvitationLink } from '../../contract.ts';
import {
  type InvitationState,
  invitationStateOf,
  NOT_PENDING,
} from '../../rules/invitation-states.ts';
import { maskEmail, nameKey, seatOf } from '../../rules.ts';
import { addEvent } from '../queries/events.ts';
import { endInvitations, type InvitationRow, invitationOf } from '../queries/invitations.ts';
import { type MemberRow, memberRow, releasePerson, writeMember } from '../queries/members.ts';
import { membershipIn, newestInvitation } from '../queries/membership.ts';
import { organisationOf } from '../queries/organisations.ts';
import { hold, keepSeat } from './seats.ts';

/** Whether or not there is such a link: guessing learns nothing. */
const badLink = () =>
  new AppError('invalid', {
    reason: 'invalid_link',
    message: 'This invitation no longer exists. Ask for a new one.',
  });

const refuse = (reason: string, message: string) => new AppError('conflict', { reason, message });

const notPending = (state: Exclude<InvitationState, 'pending'>) =>
  refuse(`invitation_${state}`, NOT_PENDING[state]);

type Link = { invitation: InvitationRow; member: MemberRow };

async function linkOf(db: Db, token: string): Promise<Link> {
  const read = readLinkToken(token);
  const invitation = read && (await invitationOf(db, read));
  const member =
    invitation && (await memberRow(db, invitation.organisationId, invitation.memberId));
  if (!invitation || !member) throw badLink();
  return { invitation, member };
}

const stateOf = ({ invitation, member }: Link, nowMs: number): InvitationState =>
  invitationStateOf(invitation, member.state, nowMs);

/** What a link is about, for anyone who holds it: it was mailed to one address, whose reader starts with it. */
export async function lookAt(
  db: Db,
  token: string,
  caller: Caller | null,
  nowMs: number,
): Promise<InvitationLink> {
  const link = await linkOf(db, token);
  const { member } = link;
  const organisation = await organisationOf(db, member.organisationId);
  if (!organisation) throw badLink();
  const contact = caller && (await contactOf(db, caller.owner));
  return {
    name: organisation.name,
    kind: organisation.kind,
    role: member.role,
    email: member.email,
    firstName: member.firstName,
    state: stateOf(link, nowMs),
    forYou: contact && contact.email === member.email,
  };
}

/** Makes an account the invited member. The organisation is held, and the invitation was checked. */
async function join(db: Db, person: OwnerId, member: MemberRow, nowMs: number): Promise<void> {
  const { organisationId, id, role } = member;
  const now = new Date(nowMs);
  if (await membershipIn(db, person, organisationId)) {
    throw refuse('already_member', 'You’ve joined with another email.');
  }
  await keepSeat(db, organisationId, seatOf(role), nowMs);
  await releasePerson(db, organisationId, person);
  const { firstName, lastName, email } = member;
  const contact = await contactOf(db, person);
  // Who was invited by address alone is called what they call themselves.
  const named =
    firstName || lastName ? { firstName, lastName } : { firstName: contact?.name ?? '', lastName };
  const set = { ...named, nameKey: nameKey({ ...named, email }) };
  const account = { userId: person, joinedBy: person };
  const joined = { state: 'active' as const, joinedAt: now, endedAt: null };
  await writeMember(db, organisationId, id, { ...set, ...account, ...joined }, now);
  await endInvitations(db, organisationId, id, 'accepted');
  await addEvent(db, { organisationId, person, memberId: id }, { kind: 'joined', role }, now);
}

async function decline(
  db: Db,
  person: OwnerId | null,
  { organisationId, id }: MemberRow,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await writeMember(db, organisationId, id, { state: 'declined', endedAt: now }, now);
  await endInvitations(db, organisationId, id, 'declined');
  await addEvent(db, { organisationId, person, memberId: id }, { kind: 'declined' }, now);
}

/** The link, of an organisation that is held, if it can still be answered. */
async function openLink(db: Db, token: string, nowMs: number): Promise<Link> {
  const found = await linkOf(db, token);
  await hold(db, found.invitation.organisationId);
  const link = await linkOf(db, token);
  const state = stateOf(link, nowMs);
  if (state !== 'pending') throw notPending(state);
  return link;
}

/**
 * Accepts by the link of the mail. The account has to be that of the invited address: a link that was
 * passed on lets nobody else in. Anyone who holds the secret of the mail has read it, so accepting verifies
 * the address. Accepted already by the same account, which is still a member, it is done.
 */
export function acceptByLink(db: Db, caller: Caller, token: string, nowMs: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const { invitation, member: known } = await linkOf(db, token);
    const contact = await contactOf(db, caller.owner);
    if (contact?.email !== known.email) {
      throw new AppError('forbidden', {
        reason: 'other_account',
        message: `This invitation is for ${maskEmail(known.email)}. Sign in with that address, or ask for an invitation to yours.`,
      });
    }
    const isAccepted = stateOf({ invitation, member: known }, nowMs) === 'accepted';
    if (isAccepted && known.userId === caller.owner) return;
    const { member } = await openLink(db, token, nowMs);
    await join(db, caller.owner, member, nowMs);
    if (!caller.emailVerified) {
      await verifyReadAddress(db, caller.owner, member.email, new Date(nowMs));
    }
  });
}

/** Declines by the link of the mail. Declined already, it is done. */
export function declineByLink(
  db: Db,
  caller: Caller | null,
  token: string,
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    if (stateOf(await linkOf(db, token), nowMs) === 'declined') return;
    const { member } = await openLink(db, token, nowMs);
    await decline(db, caller?.owner ?? null, member, nowMs);
  });
}

/** State of an invitation in the app. It never expires if not emailed. */
function inAppStateOf(
  { state }: MemberRow,
  expiresAt: Date | null,
  nowMs: number,
): InvitationState {
  switch (state) {
    case 'invited':
      return expiresAt && expiresAt.getTime() <= nowMs ? 'expired' : 'pending';
    case 'active':
      return 'accepted';
    case 'declined':
      return 'declined';
    case 'left':
      return 'used';
    case 'removed':
      return 'revoked';
  }
}

const noInvitation = () => new AppError('not_found', { message: 'We can’t find that invitation.' });

/** Answers in the app, where the verified address of the account stands for the link. */
export function answerInvitation(
  db: Db,
  caller: Caller,
  organisationId: string,
  accept: boolean,
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const contact = caller.emailVerified ? await contactOf(db, caller.owner) : null;
    const asked = contact && (await newestInvitation(db, contact.email, organisationId));
    if (!asked) {
      // Invited at another address of theirs, and a member by now.
      if (accept && (await membershipIn(db, caller.owner, organisationId))) return;
      throw noInvitation();
    }
    await hold(db, asked.organisationId);
    const member = await memberRow(db, asked.organisationId, asked.memberId);
    const state = member ? inAppStateOf(member, asked.expiresAt, nowMs) : 'revoked';
    if (state === 'accepted' && member?.userId !== caller.owner) throw noInvitation();
    // Pressed twice, or in two tabs.
    if (state === (accept ? 'accepted' : 'declined')) return;
    if (!member || state !== 'pending') {
      throw notPending(state === 'pending' ? 'revoked' : state);
    }
    if (accept) await join(db, caller.owner, member, nowMs);
    else await decline(db, caller.owner, member, nowMs);
  });
}
