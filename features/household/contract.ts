import { z } from 'zod';
import { ALLERGENS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { DIETS } from '#features/recipe-book/rules/recipe-diets.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { LINK_STATES, PERSON_STATES } from './rules/household-kinds.ts';

const uuid = z.uuid('Give the id as a UUID.');
const name = z.string().trim().min(1, 'Enter a name.').max(40, 'Use at most 40 characters.');
const done = z.object({ ok: z.literal(true) });
const link = z.object({
  /** secret; shown once, as only its hash is kept */
  token: z.string(),
});

/** What a person may not be served. */
export const eating = z.object({
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
  /** not even traces */
  without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
});
export type Eating = z.infer<typeof eating>;

/** A person of a plan without an account: someone who joins may take their place. */
const freePlace = eating.extend({
  /** among the eaters of the plan */
  id: z.string(),
  name: z.string(),
  /** portion against one of 1 */
  share: z.number(),
});
export type FreePlace = z.infer<typeof freePlace>;

const place = z
  .string()
  .min(1, 'Choose a person of the plan.')
  .max(40, 'Choose a person of the plan.');

const member = eating.extend({
  /** among the eaters of the plan; `host` is whose plan it is */
  id: z.string(),
  name: z.string(),
  state: z.enum(['host', ...PERSON_STATES]),
  isMe: z.boolean(),
  /** where the invitation was mailed; null: by link, or not the host who asks */
  email: z.string().nullable(),
  /** until when the invitation can be answered */
  expiresAt: z.string().nullable(),
  /** the others see this person's targets */
  sharesTargets: z.boolean(),
});
export type HouseholdMember = z.infer<typeof member>;

const household = z.object({
  role: z.enum(['alone', 'host', 'member']),
  /** in the order of coming, the host first */
  people: z.array(member),
});
export type Household = z.infer<typeof household>;

const memberTarget = z.object({
  id: z.string(),
  name: z.string(),
  /** null: shared, and there is none to show */
  target: z
    .object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
    .nullable(),
});
export type MemberTarget = z.infer<typeof memberTarget>;

const read = { access: 'signed-in', rate: 'read', offline: 'cached' } as const;
const write = { access: 'signed-in', rate: 'write' } as const;
/** Whose plan and list a person sees changes with it. */
const everything = ['household', 'meal-plan', 'shopping', 'shopping-share'];
const ofPerson = z.object({ id: uuid });

export const householdApi = {
  read: endpoint({
    ...read,
    method: 'GET',
    path: '/api/household',
    about: ['household'],
    summary: 'Get the people who share the meal plan and the shopping list',
    response: household,
  }),
  invite: endpoint({
    ...write,
    rate: 'mail',
    method: 'POST',
    path: '/api/household/people',
    about: ['household'],
    summary: 'Invite a person by link, or by a mail with it; idempotent by id',
    body: z.object({
      id: uuid,
      name,
      email: z.email('Enter an email address.').max(254).toLowerCase().nullable(),
    }),
    response: link,
  }),
  renew: endpoint({
    ...write,
    rate: 'mail',
    method: 'POST',
    path: '/api/household/people/:id/link',
    about: ['household'],
    summary: 'Make a new link for an invitation; the older one ends',
    params: ofPerson,
    response: link,
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/household/people/:id',
    about: everything,
    summary: 'Take a person out of the household, or an invitation back; their portions go too',
    params: ofPerson,
    response: done,
  }),
  places: endpoint({
    access: 'signed-in',
    rate: 'read',
    method: 'GET',
    path: '/api/household/places',
    about: ['household', 'meal-plan'],
    summary: 'List the people of the own plan without an account',
    response: z.array(freePlace),
  }),
  takePlace: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/household/people/:id/place',
    about: everything,
    summary: 'Give a member the place and portions of a person without an account',
    params: ofPerson,
    body: z.object({ takesPlaceOf: place }),
    response: done,
  }),
  leave: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/household/membership',
    about: everything,
    summary: 'Leave the household of another person; idempotent',
    response: done,
  }),
  saveEating: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/household/eating',
    about: ['household', 'meal-plan'],
    summary: 'Set the own diets and allergens in a household that was joined',
    body: eating,
    response: done,
  }),
  shareTargets: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/household/sharing',
    about: ['household', 'household-targets'],
    summary: 'Let the household see the own targets, or not any more',
    body: z.object({ targets: z.boolean() }),
    response: done,
  }),
  targets: endpoint({
    access: 'signed-in',
    rate: 'read',
    method: 'GET',
    path: '/api/household/targets',
    about: ['household', 'household-targets'],
    summary: 'Get the targets of a day that others in the household share',
    query: z.object({ date: calendarDay }),
    response: z.array(memberTarget),
  }),
};

const invitation = z.object({
  hostName: z.string(),
  /** as the host calls the invited person */
  name: z.string(),
  state: z.enum(LINK_STATES),
  /** why the account that is signed in cannot accept; null: it can, or nobody is signed in */
  refusal: z.enum(['own', 'in-household', 'has-members']).nullable(),
  /** people of the plan whom the account may turn out to be; none unless it can accept */
  places: z.array(freePlace),
});
export type HouseholdInvitation = z.infer<typeof invitation>;

const token = z.object({
  token: z
    .string()
    .min(1, 'This link doesn’t work. Copy it again.')
    .max(200, 'This link doesn’t work. Copy it again.'),
});

export const householdInvitationsApi = {
  look: endpoint({
    method: 'POST',
    path: '/api/household-invitations/look',
    about: [],
    access: 'public',
    rate: 'sign-in',
    summary: 'Get the invitation behind a link',
    body: token,
    response: invitation,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/household-invitations/accept',
    about: everything,
    access: 'signed-in',
    rate: 'sign-in',
    summary: 'Accept an invitation by its link; idempotent',
    body: token.extend({
      ...eating.shape,
      /** the person of the plan who joins; null: one more */
      takesPlaceOf: place.nullable().default(null),
    }),
    response: done,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/household-invitations/decline',
    about: ['household'],
    access: 'public',
    rate: 'sign-in',
    summary: 'Decline an invitation by its link, signed in or not; idempotent',
    body: token,
    response: done,
  }),
};
