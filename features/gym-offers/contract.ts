import { z } from 'zod';
import { policy } from '#features/bookings/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { GYM_OFFER_LIMITS } from './rules/gym-offer.ts';

const id = z.uuid('Give the id as a UUID.');
const whole = z.int('Enter a whole number.').min(0, 'Use 0 or more.').max(10_000_000, 'Use less.');
const ofOrganisation = z.object({ id });
const ofOffer = z.object({ id, offerId: id });

// What is wrong beside that says rules/gym-offer.ts; the form asks the same.
const content = z.object({
  name: z.string().trim().max(GYM_OFFER_LIMITS.name, 'Use at most 80 characters.'),
  about: z.string().trim().max(GYM_OFFER_LIMITS.about, 'Use at most 1,000 characters.'),
  minutes: whole,
  noticeHours: whole,
  daysAhead: whole,
  /** members who can give it */
  trainerIds: z.array(id).max(GYM_OFFER_LIMITS.trainers, 'Choose at most 20 trainers.'),
  timeZone,
  priceCents: whole,
  policy,
});

const stored = content.extend({ id: z.string(), version: z.int() });
export type GymOffer = z.infer<typeof stored>;
export type GymOfferInput = Omit<GymOffer, 'id' | 'version'>;

const shown = z.object({
  id: z.string(),
  organisationId: z.string(),
  organisationName: z.string(),
  name: z.string(),
  about: z.string(),
  minutes: z.int(),
  priceCents: z.int(),
  trainerNames: z.array(z.string()),
});
export type GymOfferShown = z.infer<typeof shown>;

const read = { access: 'signed-in', rate: 'read' } as const;
const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['organisations', 'gym-offers', 'times'],
} as const;

/** One-to-one sessions of an organisation, given by whichever of its trainers is free. */
export const gymOffersApi = {
  mine: endpoint({
    ...read,
    method: 'GET',
    path: '/api/gym-offers',
    about: ['gym-offers'],
    summary: 'List the one-to-one sessions that your gyms offer',
    response: z.object({
      organisations: z.array(z.object({ id: z.string(), name: z.string(), mayRun: z.boolean() })),
      offers: z.array(shown),
    }),
  }),
  list: endpoint({
    ...read,
    method: 'GET',
    path: '/api/organisations/:id/offers',
    about: ['organisations', 'gym-offers'],
    summary: 'List one-to-one sessions and who can give them (owner and admins)',
    params: ofOrganisation,
    response: z.object({
      offers: z.array(stored),
      trainers: z.array(z.object({ memberId: z.string(), name: z.string() })),
    }),
  }),
  save: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/organisations/:id/offers/:offerId',
    summary: 'Add or change a one-to-one session; bookings keep what was agreed',
    params: ofOffer,
    body: content.extend({ version: z.int().min(1).max(2_147_483_647).nullable() }),
    response: stored,
  }),
  end: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/organisations/:id/offers/:offerId',
    summary: 'Offer a one-to-one session no longer; bookings stay',
    params: ofOffer,
    response: z.object({ ok: z.literal(true) }),
  }),
};
