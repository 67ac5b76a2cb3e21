import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { MAX_KG, MIN_KG, WEIGHT_UNITS } from '../rules/weigh-in.ts';

const outOfRange = `Use ${MIN_KG} to ${MAX_KG} kg.`;

const content = z.object({
  date: diaryDay,
  /** the clock on the wall; a label like the date, never an instant */
  localTime: z
    .string()
    .max(5, 'Give the time as HH:MM.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.')
    .nullable()
    .default(null),
  timeZone: timeZone.nullable().default(null),
  /** kg, exact */
  weightKg: z.number().min(MIN_KG, outOfRange).max(MAX_KG, outOfRange),
  /** what it was typed in; it is kept in kg all the same */
  enteredUnit: z.enum(WEIGHT_UNITS).default('kg'),
});

export const newWeighIn = content.extend({
  /** made by the client, so that a repeated call is one weigh-in */
  id: z.uuid('Give the id as a UUID.'),
});
export type NewWeighIn = z.infer<typeof newWeighIn>;

export const weighInEdit = content.extend({ version: z.number().int().min(1).max(2_000_000_000) });
export type WeighInEdit = z.infer<typeof weighInEdit>;

export const weighIn = content.extend({ id: z.string(), version: z.number().int() });
export type WeighIn = z.infer<typeof weighIn>;

const params = z.object({ id: z.uuid('That weigh-in does not exist.') });

export const weighInsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/weigh-ins',
    about: ['weigh-ins', 'body'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List weigh-ins since a day, newest first',
    query: z.object({ from: diaryDay }),
    response: z.array(weighIn),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/weigh-ins',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Save a weigh-in; idempotent by id',
    body: newWeighIn,
    response: weighIn,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/weigh-ins/:id',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Change a weigh-in; 409 with the current one if it changed elsewhere',
    params,
    body: weighInEdit,
    response: weighIn,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/weigh-ins/:id',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Delete a weigh-in',
    params,
    response: z.object({ ok: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/weigh-ins/:id/restore',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Undo a deletion',
    params,
    response: weighIn,
  }),
};
