import { z } from 'zod';
import { PLAN_KEYS } from '#features/plans/rules.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import {
  checkoutUrl,
  done,
  id,
  kind,
  ofOrganisation,
  organisationName,
  planWanted,
  role,
  version,
} from './contract/fields.ts';
import type { OrganisationEvent } from './rules/events.ts';

export { type Member, membersApi } from './contract/members.ts';
export {
  type Invitation,
  type InvitationLink,
  invitationsApi,
  type Membership,
  membershipsApi,
} from './contract/memberships.ts';

const seats = z.object({
  used: z.number().int(),
  /** that the owner's plan brings */
  limit: z.number().int(),
});

const overview = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  version: z.number().int(),
  /** the caller's */
  role,
  /** the owner's; what the seats come from */
  plan: z.enum(PLAN_KEYS),
  seats: z.object({ trainer: seats, trainee: seats }),
  active: z.number().int(),
  invited: z.number().int(),
  /** of the invited: who never got a mail, and whose link has expired */
  notMailed: z.number().int(),
  expired: z.number().int(),
  /** members who show their activity, and those of them without an entry for two weeks, who joined before */
  sharing: z.number().int(),
  quiet: z.number().int(),
  offeredTo: z.object({ memberId: z.string(), name: z.string() }).nullable(),
});
export type Overview = z.infer<typeof overview>;

const dashboard = z.object({
  /** the first few members who show their activity and have been quiet for two weeks; `overview.quiet` counts all */
  quietMembers: z.array(z.object({ memberId: z.string(), name: z.string() })),
  /** per week of the caller's calendar, oldest first */
  joins: z.array(z.object({ weekStart: calendarDay, joined: z.number().int() })),
  /** of the owner's plan, a day begun counting as one; null without a running trial */
  trialDaysLeft: z.number().int().nullable(),
});
export type Dashboard = z.infer<typeof dashboard>;

const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** null: the account is gone */
  actor: z.string().nullable(),
  /** whom it was about; null when nobody, or nobody who is still known */
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  event: z.custom<OrganisationEvent>((value) => typeof value === 'object' && value !== null),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const organisationsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/organisations',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List organisations you own or administer',
    response: z.array(z.object({ id: z.string(), name: z.string(), kind, role })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/organisations',
    about: ['organisations', 'billing', 'person'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Create an organisation with its plan; idempotent by id',
    body: z.object({ id, name: organisationName, kind, ...planWanted }),
    response: z.object({
      /** null: it is not made before the plan is paid */
      organisation: overview.nullable(),
      checkoutUrl,
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/organisations/:id',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get seats, invitations and activity (owner and admins)',
    params: ofOrganisation,
    response: overview,
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/api/organisations/:id/dashboard',
    access: 'signed-in',
    rate: 'read',
    summary: 'Get quiet members, joins per week and trial days (owner and admins)',
    params: ofOrganisation,
    response: dashboard,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/organisations/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Change name and kind',
    params: ofOrganisation,
    body: z.object({ name: organisationName, kind, version }),
    response: overview,
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/api/organisations/:id',
    about: ['organisations', 'billing', 'person'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Close an organisation for good (owner, recent sign-in)',
    params: ofOrganisation,
    response: done,
  }),
  offer: endpoint({
    method: 'PUT',
    path: '/api/organisations/:id/offer',
    about: ['organisations', 'billing', 'person'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Offer ownership to a member, or withdraw the offer with null (owner)',
    params: ofOrganisation,
    body: z.object({ memberId: id.nullable() }),
    response: overview,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/organisations/:id/history',
    access: 'signed-in',
    rate: 'read',
    summary: 'List the activity log, newest first, 50 a page; all, imports or one member',
    params: ofOrganisation,
    query: z.object({
      before: id.optional(),
      about: z.enum(['imports']).optional(),
      /** only what concerns this member */
      memberId: id.optional(),
    }),
    response: z.object({ entries: z.array(historyEntry), more: z.boolean() }),
  }),
};
