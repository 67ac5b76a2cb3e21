import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { Member } from '../contract.ts';
import { asRole } from '../rules/emails.ts';
import type { OrganisationEvent } from '../rules/events.ts';
import {
  type Activity,
  type Kind,
  type MemberState,
  type Role,
  roleWord,
  type SeatKind,
} from '../rules.ts';

const UNREACHABLE = 'Vigour couldn’t be reached. Check your connection and try again.';

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.sentence ? error.sentence : UNREACHABLE;

/** Whether something was saved elsewhere since the page was opened. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'changed_elsewhere';

export const toasts = {
  failed: (error: unknown) => ({
    title: 'Error',
    description: sentenceOf(error),
    destructive: true,
  }),
  invited: (email: string) => ({ title: 'Invitation sent', description: email }),
  sent: (count: number) => ({
    title: count === 1 ? 'Invitation sent' : `${count} invitations sent`,
  }),
  testSent: { title: 'Test email sent', description: 'Check your inbox.' },
  saved: { title: 'Saved' },
  removed: (name: string, undo: () => void) => ({
    title: `${name} was removed`,
    action: { label: 'Undo', onClick: undo },
  }),
  takenBack: (undo: () => void) => ({
    title: 'Invitation withdrawn',
    action: { label: 'Undo', onClick: undo },
  }),
  left: (name: string) => ({ title: `You’ve left ${name}` }),
  joined: (name: string) => ({ title: `You’ve joined ${name}` }),
  declined: { title: 'Invitation declined' },
};

export const kindNames: Record<Kind, string> = {
  gym: 'Gym',
  studio: 'Studio',
  club: 'Club',
  school: 'School',
  practice: 'Personal trainer',
};

export function roleName(role: Role, kind: Kind): string {
  const word = roleWord(role, kind);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const peopleName = (kind: Kind): string => (kind === 'practice' ? 'Clients' : 'Members');

export const membersText = (count: number): string =>
  count === 1 ? '1 member to train' : `${count} members to train`;

export const trialText = (daysLeft: number): string =>
  daysLeft === 1 ? '1 trial day left' : `${daysLeft} trial days left`;

export const roleHint = (role: Exclude<Role, 'owner'>, kind: Kind): string =>
  ({
    admin: 'Helps you manage it. Needs no seat.',
    trainer: 'Takes a trainer seat.',
    trainee: kind === 'practice' ? 'Counts as one of your clients.' : 'Takes a trainee seat.',
  })[role];

export const seatNames = (kind: Kind): Record<SeatKind, string> => ({
  trainer: 'Trainer seats',
  trainee: kind === 'practice' ? 'Clients' : 'Trainee seats',
});

export const stateNames: Record<MemberState, string> = {
  invited: 'Invited',
  active: 'Active',
  declined: 'Declined',
  left: 'Left',
  removed: 'Removed',
};

export const stateTones = {
  invited: 'info',
  active: 'success',
  declined: 'neutral',
  left: 'neutral',
  removed: 'neutral',
} as const;

export const activityNames: Record<Activity, string> = {
  recent: 'Recently active',
  new: 'New',
  quiet: 'Quiet for two weeks',
};

export const activityTones = { recent: 'success', new: 'info', quiet: 'warn' } as const;

/** "5 December 2026" where the person is. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** State of the invitation email. */
export function mailText({ invitation }: Pick<Member, 'invitation'>): string {
  if (!invitation) return 'Not emailed yet';
  return invitation.expired
    ? `Expired ${dayOf(invitation.expiresAt)}`
    : `Emailed ${dayOf(invitation.sentAt)}`;
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What was done, as the part of a sentence that follows a name. */
export function eventText(event: OrganisationEvent, kind: Kind): string {
  switch (event.kind) {
    case 'created':
      return 'created it';
    case 'settings_changed':
      return event.from.name === event.to.name
        ? `changed the kind to ${kindNames[event.to.kind]}`
        : `changed the name from ${event.from.name} to ${event.to.name}`;
    case 'invited':
      return `invited a new ${roleName(event.role, kind).toLowerCase()}`;
    case 'invitations_sent':
      return `emailed invitations to ${people(event.count)}`;
    case 'invitation_taken_back':
      return 'withdrew an invitation';
    case 'joined':
      return `joined as ${roleName(event.role, kind).toLowerCase()}`;
    case 'declined':
      return 'declined the invitation';
    case 'left':
      return 'left';
    case 'removed':
      return 'removed a member';
    case 'brought_back':
      return 'brought a member back';
    case 'details_changed':
      return 'changed the details of a member';
    case 'role_changed':
      return `changed a role from ${roleName(event.from, kind).toLowerCase()} to ${roleName(event.to, kind).toLowerCase()}`;
    case 'people_imported':
      return `imported ${people(event.count)}`;
    case 'import_undone':
      return `undid an import of ${people(event.count)}`;
    case 'class_cancelled':
      return `cancelled ${event.name}, ${momentOf(event.start)}`;
    case 'class_given':
      return `gave ${event.name}, ${momentOf(event.start)}, to another trainer`;
    case 'ownership_offered':
      return 'offered ownership';
    case 'ownership_offer_ended':
      return 'ended the ownership offer';
    case 'ownership_taken':
      return 'became the owner';
  }
}

/** One entry of a member's timeline; null for what says nothing about them. */
export function timelineText(event: OrganisationEvent, kind: Kind): string | null {
  switch (event.kind) {
    case 'invited':
      return `Invited ${asRole(event.role, kind)}`;
    case 'invitation_taken_back':
      return 'Invitation withdrawn';
    case 'joined':
      return `Joined ${asRole(event.role, kind)}`;
    case 'declined':
      return 'Declined the invitation';
    case 'left':
      return 'Left';
    case 'removed':
      return 'Removed';
    case 'brought_back':
      return 'Brought back';
    case 'details_changed':
      return 'Details changed';
    case 'role_changed':
      return `Role changed from ${roleWord(event.from, kind)} to ${roleWord(event.to, kind)}`;
    case 'ownership_offered':
      return 'Offered ownership';
    case 'ownership_offer_ended':
      return 'Ownership offer ended';
    case 'ownership_taken':
      return 'Became the owner';
    default:
      return null;
  }
}
