import type { MemberState } from '../rules.ts';

/**
 * `replaced`: a newer invitation was mailed or answered. `revoked`: an administrator withdrew it.
 * `used`: it was answered, and its person has left or was asked again since.
 */
export const INVITATION_STATES = [
  'pending',
  'accepted',
  'declined',
  'expired',
  'revoked',
  'replaced',
  'used',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** State of an emailed invitation. `closed` means withdrawn or replaced. */
export function invitationStateOf(
  invitation: { state: 'open' | 'accepted' | 'declined' | 'closed'; expiresAt: Date },
  member: MemberState,
  nowMs: number,
): InvitationState {
  switch (invitation.state) {
    case 'open':
      if (member !== 'invited') return 'revoked';
      return invitation.expiresAt.getTime() <= nowMs ? 'expired' : 'pending';
    case 'accepted':
      return member === 'active' ? 'accepted' : 'used';
    case 'declined':
      return member === 'declined' ? 'declined' : 'used';
    case 'closed':
      return member === 'removed' ? 'revoked' : 'replaced';
  }
}

/** Why an invitation cannot be answered, and what to do. */
export const NOT_PENDING: Record<Exclude<InvitationState, 'pending'>, string> = {
  accepted: 'You’ve accepted this invitation.',
  declined: 'This invitation was declined. Changed your mind? Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
  revoked: 'This invitation was withdrawn. Ask for a new one.',
  replaced: 'This invitation was replaced. Look for the latest email.',
  used: 'This invitation has been used. Ask for a new one.',
};
