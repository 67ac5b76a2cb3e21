import { type Account, limitOf } from '#features/plans/rules/entitlements.ts';

declare const brand: unique symbol;
/**
 * Proof that an organisation was reached by a person who belongs to it, or by a link to it: it is read
 * out of the tables only, never out of an address or a body.
 */
export type OrganisationId = string & { readonly [brand]: true };

/** What an organisation is. A practice is a trainer with clients. */
export const KINDS = ['gym', 'studio', 'club', 'school', 'practice'] as const;
export type Kind = (typeof KINDS)[number];

export const ROLES = ['owner', 'admin', 'trainer', 'trainee'] as const;
export type Role = (typeof ROLES)[number];

/** Who stands in the list of an organisation's people, and counts there: a trainer is no client of theirs. */
export const listedRoles = (kind: Kind): readonly Role[] =>
  kind === 'practice' ? ROLES.filter((role) => role !== 'owner') : ROLES;

/** What a role is called in a sentence: a trainee of a trainer is a client. */
export const roleWord = (role: Role, kind: Kind): string =>
  role === 'trainee' && kind === 'practice' ? 'client' : role;

/**
 * Where a member stands. `invited` has not agreed yet, with or without a mail; `left` went by
 * themselves, `removed` was taken off by an administrator.
 */
export const STATES = ['invited', 'active', 'declined', 'left', 'removed'] as const;
export type MemberState = (typeof STATES)[number];

export const SEAT_KINDS = ['trainer', 'trainee'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export type Seats = Record<SeatKind, number>;

/** Who holds a seat: trainers and trainees, from the invitation on. Owners and admins hold none. */
export const SEAT_STATES = ['invited', 'active'] as const satisfies readonly MemberState[];

/** The kind of seat that a role needs; null for those that need none. */
export function seatOf(role: Role): SeatKind | null {
  return role === 'trainer' || role === 'trainee' ? role : null;
}

export const holdsSeat = (state: MemberState): boolean =>
  (SEAT_STATES as readonly MemberState[]).includes(state);

/** The seats that the owner's plan brings: a gym plan's trainers and trainees, Trainer Pro's clients. */
export function seatsOf(account: Account): Seats {
  const trainees = limitOf(account, 'traineeSeats') ?? 0;
  const clients = limitOf(account, 'clients') ?? 0;
  return { trainer: limitOf(account, 'trainerSeats') ?? 0, trainee: trainees + clients };
}

const DAY_MS = 86_400_000;
/** How long a mailed invitation can be answered. */
export const INVITATION_LIFE_MS = 14 * DAY_MS;
/** Minimum time between emails to one person. */
export const RESEND_AFTER_MS = 10 * 60_000;
/** Without an entry for so many days a member who shares it counts as quiet. */
export const QUIET_DAYS = 14;
export const ACTIVITIES = ['recent', 'new', 'quiet'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/**
 * How active a person is who shows it: `recent` has logged or trained in the last two weeks; without
 * that, `new` until two weeks after joining and `quiet` from then on.
 */
export function activityOf(isRecent: boolean, joinedMs: number, nowMs: number): Activity {
  if (isRecent) return 'recent';
  return nowMs - joinedMs < QUIET_DAYS * DAY_MS ? 'new' : 'quiet';
}
export const MEMBERS_A_PAGE = 50;
export const EVENTS_A_PAGE = 50;

/** Text as it is searched: lower case, without accents, single blanks. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** It stands in an index, whose entries are bounded; some signs become many letters when folded. */
const MAX_KEY_LENGTH = 400;

/** What a member is sorted and found by, in the order that is shown: first name, last name, address. */
export function nameKey(person: { firstName: string; lastName: string; email: string }): string {
  const key = foldText(`${person.firstName} ${person.lastName} ${person.email}`);
  // Most are short, and cutting by letters takes longer than all the rest.
  return key.length > MAX_KEY_LENGTH ? [...key].slice(0, MAX_KEY_LENGTH).join('') : key;
}

/** Invitations per 24 hours: each seat twice, plus spare. */
export const mailsADay = ({ trainer, trainee }: Seats): number => 2 * (trainer + trainee) + 50;

/** How a member is called: their name, else their address. */
export const memberName = (person: {
  firstName: string;
  lastName: string;
  email: string;
}): string => `${person.firstName} ${person.lastName}`.trim() || person.email;

/** An address that only its reader recognises: "m•••@example.com". */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');
