import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { ACTIVITIES } from '../rules.ts';
import {
  details,
  done,
  email,
  givenRole,
  id,
  memberState,
  ofMember,
  ofOrganisation,
  role,
  version,
} from './fields.ts';

/** The newest mail to a person who has not agreed yet. */
const mailed = z.object({ sentAt: z.string(), expiresAt: z.string(), expired: z.boolean() });

const member = z.object({
  id: z.string(),
  role,
  state: memberState,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  specialties: z.string(),
  bio: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  joinedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  invitation: mailed.nullable(),
  /** over the last two weeks; null unless the person shows it */
  activity: z.enum(ACTIVITIES).nullable(),
  /** more than the plan has seats for: can be read and removed, not changed */
  beyondPlan: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const membersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/organisations/:id/members',
    access: 'signed-in',
    rate: 'read',
    summary: 'List members by name, 50 a page (owner and admins)',
    params: ofOrganisation,
    query: z.object({
      /** every word stands in name or address */
      q: z.string().trim().max(100, 'Use at most 100 characters.').optional(),
      role: role.optional(),
      /** without it: who is invited or active */
      state: memberState.optional(),
      /** of those who show it */
      activity: z.enum(ACTIVITIES).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: z.object({ total: z.number().int(), members: z.array(member) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/organisations/:id/members/:memberId',
    access: 'signed-in',
    rate: 'read',
    summary: 'Get one member',
    params: ofMember,
    response: member,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/organisations/:id/members',
    access: 'signed-in',
    rate: 'write',
    summary: 'Invite a member and take a seat; idempotent by id',
    params: ofOrganisation,
    body: details.extend({ id, email, role: givenRole }),
    response: member,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/organisations/:id/members/:memberId',
    access: 'signed-in',
    rate: 'write',
    summary: 'Change a member’s details and role; the email only until they join',
    params: ofMember,
    body: details.extend({ email, role: givenRole, version }),
    response: member,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/organisations/:id/members/:memberId',
    access: 'signed-in',
    rate: 'write',
    summary: 'Remove a member or withdraw an invitation; frees the seat',
    params: ofMember,
    response: member,
  }),
  reinstateMember: endpoint({
    method: 'POST',
    path: '/api/organisations/:id/members/:memberId/restoration',
    access: 'signed-in',
    rate: 'write',
    summary: 'Reinstate a removed member; those who left or declined need a new invitation',
    params: ofMember,
    response: member,
  }),
  sendInvitations: endpoint({
    method: 'POST',
    path: '/api/organisations/:id/invitations',
    access: 'signed-in',
    rate: 'mail',
    summary: 'Email invitations to the named members, or to all not emailed yet',
    params: ofOrganisation,
    body: z.object({
      memberIds: z.array(id).min(1).max(500, 'Name at most 500 people.').optional(),
    }),
    /** how many will be mailed */
    response: z.object({ count: z.number().int() }),
  }),
  sendTestInvitation: endpoint({
    method: 'POST',
    path: '/api/organisations/:id/invitations/test',
    access: 'signed-in',
    rate: 'mail',
    summary: 'Email yourself a test invitation',
    params: ofOrganisation,
    response: done,
  }),
};
