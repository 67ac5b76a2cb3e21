import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { INVITATION_STATES } from '../rules/invitation-states.ts';
import { checkoutUrl, done, kind, ofOrganisation, planWanted, role } from './fields.ts';

const organisation = { organisationId: z.string(), name: z.string(), kind, role };

const membership = z.object({
  ...organisation,
  joinedAt: z.string(),
  /** whether the organisation sees that the person logged or trained in the last two weeks */
  sharesActivity: z.boolean(),
  /** the owner would like to hand the organisation over to the person */
  ownershipOffered: z.boolean(),
});
export type Membership = z.infer<typeof membership>;

/** One that can still be answered. */
const invitation = z.object({ ...organisation, invitedAt: z.string() });
export type Invitation = z.infer<typeof invitation>;

/** An invitation link's state and recipient. */
const linkState = z.object({
  name: z.string(),
  kind,
  role,
  /** of the invited person, so that signing up starts with it: the link was mailed there */
  email: z.string(),
  firstName: z.string(),
  state: z.enum(INVITATION_STATES),
  /** whether the account that is signed in is the one that was invited; null when signed out */
  forYou: z.boolean().nullable(),
});
export type InvitationLink = z.infer<typeof linkState>;

const withToken = z.object({
  token: z
    .string()
    .min(1, 'This link doesn’t work. Copy it from the email again.')
    .max(200, 'This link doesn’t work. Copy it from the email again.'),
});

export const membershipsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/memberships',
    about: ['organisations'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List your memberships and invitations',
    response: z.object({
      memberships: z.array(membership),
      /** to your address, once it is verified */
      invitations: z.array(invitation),
    }),
  }),
  trainees: endpoint({
    method: 'GET',
    path: '/api/memberships/:id/trainees',
    about: ['organisations'],
    access: 'signed-in',
    rate: 'read',
    summary: 'List trainees by name, 50 a page (trainers)',
    params: ofOrganisation,
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    response: z.object({
      total: z.number().int(),
      trainees: z.array(z.object({ memberId: z.string(), name: z.string(), joinedAt: z.string() })),
    }),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/memberships/:id',
    about: ['organisations', 'billing', 'person'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Leave an organisation',
    params: ofOrganisation,
    response: done,
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/memberships/:id/sharing',
    about: ['organisations'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Set what an organisation may see of you; nothing by default',
    params: ofOrganisation,
    body: z.object({ activity: z.boolean() }),
    response: membership,
  }),
  answerInvitation: endpoint({
    method: 'POST',
    path: '/api/memberships/:id/invitation',
    about: ['organisations', 'billing', 'person'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Answer an invitation to your verified email',
    params: ofOrganisation,
    body: z.object({ accept: z.boolean() }),
    response: done,
  }),
  answerOwnership: endpoint({
    method: 'POST',
    path: '/api/memberships/:id/ownership',
    about: ['organisations', 'billing', 'person'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Accept or decline an ownership offer; accepting needs your own plan',
    params: ofOrganisation,
    body: z.object({ accept: z.boolean(), ...planWanted }),
    response: z.object({ checkoutUrl }),
  }),
};

export const invitationsApi = {
  look: endpoint({
    method: 'POST',
    path: '/api/invitations/look',
    about: [],
    access: 'public',
    rate: 'sign-in',
    summary: 'Get the invitation behind a link',
    body: withToken,
    response: linkState,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/invitations/accept',
    about: ['organisations', 'billing', 'person'],
    access: 'signed-in',
    rate: 'sign-in',
    summary: 'Accept an invitation by link, with the invited email’s account',
    body: withToken,
    response: done,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/invitations/decline',
    about: ['organisations'],
    access: 'public',
    rate: 'sign-in',
    summary: 'Decline an invitation by link, signed in or not',
    body: withToken,
    response: done,
  }),
};
