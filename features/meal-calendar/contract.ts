import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const address = z.object({
  /** path of the feed, with its secret part; null: there is none */
  path: z.string().nullable(),
});

/** Where a calendar fetches the plan; anyone who knows the address reads it. */
export const CALENDAR_PATH = '/api/meal-calendar/:token';

const mine = { path: '/api/meal-plan/calendar', access: 'signed-in' } as const;

export const planCalendarApi = {
  read: endpoint({
    ...mine,
    method: 'GET',
    about: ['meal-calendar'],
    rate: 'read',
    summary: 'Get the secret address of the plan’s calendar; null while there is none',
    response: address,
  }),
  renew: endpoint({
    ...mine,
    method: 'POST',
    about: ['meal-calendar'],
    rate: 'write',
    summary: 'Make a secret address for the plan’s calendar; the one before ends',
    response: address,
  }),
  stop: endpoint({
    ...mine,
    method: 'DELETE',
    about: ['meal-calendar'],
    rate: 'write',
    summary: 'End the address of the plan’s calendar; idempotent',
    response: address,
  }),
};
