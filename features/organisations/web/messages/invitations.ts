import type { ReactNode } from 'react';
import { withElements } from '#platform/web/ui/with-elements.ts';

export const invitationByEmail = 'We’ll email them an invitation.';

export const enterEmailAddress = 'Enter an email address.';

export const seatsFree = (free: number, limit: number) => `${free} of ${limit} seats are free.`;

export const noFreeSeats = 'No free seats. Remove someone or choose a larger plan.';

export const fixedOnceJoined = 'This can’t change once they’ve joined.';

export const emailsLinkTo = (people: string) =>
  `We’ll email ${people} a link that works for 14 days.`;

export const sendTestToMe = 'Send a test to me';

export const skipsPeopleEmailed =
  'We skip people you’ve already emailed. They join only if they accept.';

export const seatedNotEmailed = 'They have seats but haven’t been emailed.';

export const noInvitationsOpen = 'People you invite show up here until they answer.';

export const invitesYouToJoin = (name: string, email: string, role: string) =>
  `${name} invites ${email} to join ${role}.`;

export const seesNameEmailRole = (name: string) =>
  `${name} will see your name, email address and role. What you log stays private unless you share it.`;

export const invitationForAnotherEmail = 'This invitation is for another email';

export const signedInAsSomeoneElse = (signedInAs: string, email: string, inviter: string) =>
  `You’re signed in as ${signedInAs}. Sign in as ${email}, or ask ${inviter} to invite your address.`;

export const signInOrSignUp = 'Sign in or create an account';

export const invitedEmailNeeded = (email: string) =>
  `Use ${email}. You’ll come back here afterwards.`;

export const invitesYou = (name: ReactNode, role: string) =>
  withElements`${name} invites you ${role}.`;
