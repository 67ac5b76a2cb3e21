/** People who may join one person's plan. */
export const MAX_MEMBERS = 6;
export const INVITATION_LIFE_MS = 14 * 86_400_000;

/** The person whose plan it is, among its eaters (as in the plan). */
export const HOST = 'host';

/** `declined`: asked, and said no. */
export const PERSON_STATES = ['invited', 'active', 'declined'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

export const LINK_STATES = ['pending', 'accepted', 'declined', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What an invitation is worth now. */
export function linkStateOf(
  { state, expiresAt }: { state: PersonState; expiresAt: Date },
  nowMs: number,
): LinkState {
  if (state === 'active') return 'accepted';
  if (state === 'declined') return 'declined';
  return expiresAt.getTime() <= nowMs ? 'expired' : 'pending';
}

/** Why a link cannot be answered, and what to do. */
export const NOT_PENDING: Record<Exclude<LinkState, 'pending'>, string> = {
  accepted: 'This invitation has been accepted.',
  declined: 'This invitation was declined. Changed your mind? Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
};

/** Where an invitation is answered. */
export const invitationPath = (token: string): string => `/household/${token}`;
