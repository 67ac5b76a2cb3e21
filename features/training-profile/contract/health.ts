import { z } from 'zod';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

const MAX_QUESTIONS = 20;

/** Answers to our own health questions, and a doctor's clearance. Kept sealed. */
export const healthScreening = z.object({
  /** by the id of the question; true is yes */
  answers: z
    .record(z.string().max(40), z.boolean())
    .meta({ maxProperties: MAX_QUESTIONS })
    .refine((answers) => Object.keys(answers).length > 0, 'Answer the questions.'),
  /** which questions were asked */
  wordingVersion: z
    .string()
    .max(40)
    .regex(/^[\w.-]{1,40}$/, 'Give the version of the wording.'),
  answeredOn: calendarDay,
  /** when the person said that a doctor has cleared them; null: they have not */
  clearedOn: calendarDay.nullable(),
});
export type HealthScreening = z.infer<typeof healthScreening>;

const kept = z.object({ screening: healthScreening.nullable() });
const done = z.object({ ok: z.literal(true) });

export const healthScreeningApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/health-screening',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the person’s own health answers',
    response: kept,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/health-screening',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Save health answers or a clearance; replaces the ones before',
    body: healthScreening,
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/health-screening',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Delete the health answers; idempotent',
    response: done,
  }),
};
