import { z } from 'zod';
import { trainingSchedule } from '#features/account/contract.ts';
import { STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { RECOVERY_ANSWERS } from '../rules/recovery.ts';

const { trainingDays, sessionMinutes } = trainingSchedule.shape;

const trainingDay = z.object({
  /** 1 Monday to 7 Sunday */
  weekday: trainingDays.element,
  /** null: not decided */
  minutes: sessionMinutes,
  /** one of the person's places; null: none chosen. It stays when the place is deleted. */
  placeId: z.uuid('That place does not exist.').nullable(),
});
export type TrainingDay = z.infer<typeof trainingDay>;

const answer = z.enum(RECOVERY_ANSWERS).nullable();

/** How the person trains: what a plan is made from, beside the account's level and goals. */
export const trainingProfile = z.object({
  days: z
    .array(trainingDay)
    .max(7)
    .refine(
      (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
      'Give each day once.',
    ),
  avoid: z
    .array(z.enum(STRESS_TAGS))
    .max(STRESS_TAGS.length)
    .refine((tags) => new Set(tags).size === tags.length, 'Give each once.'),
  /** null: not answered */
  recovery: z.object({ sleep: answer, soreness: answer, stress: answer }),
});
export type TrainingProfile = z.infer<typeof trainingProfile>;

const change = trainingProfile.partial();
export type TrainingProfileChange = z.infer<typeof change>;

const done = z.object({ ok: z.literal(true) });

export const trainingProfileApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/training-profile',
    about: ['training-profile', 'body'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get training days, what to avoid and recovery',
    response: trainingProfile,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/training-profile',
    about: ['training-profile', 'body', 'person'],
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Change parts of the training profile; the last change of a part holds',
    body: change,
    response: done,
  }),
};
