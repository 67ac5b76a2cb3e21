import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { PLAN_KEYS } from '#features/plans/rules.ts';
import { calendarDay } from '#platform/shared/calendar-day.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import {
  MAX_ITEMS,
  MAX_NAME_LENGTH,
  MAX_SETS,
  SESSION_ORIGINS,
  WORK_FORMAT,
} from './rules/session-kinds.ts';

const MAX_REPS = 1_000;
const MAX_SECONDS = 36_000;
const MAX_LOAD_KG = 1_000;
const MAX_ID_LENGTH = 80;

const id = z.string().min(1, 'Give an id.').max(MAX_ID_LENGTH, 'That id is too long.');
const instant = z.iso
  .datetime({ message: 'Give the moment in UTC.' })
  .max(30, 'Give the moment in UTC.');
const moment = instant.nullable().default(null);
const line = (most: number) =>
  z.string().trim().min(1, 'Enter a name.').max(most, `Use at most ${most} characters.`);
const range = (most: number) => {
  const count = z.number().int().min(0).max(most, `Use at most ${most}.`);
  return z.tuple([count, count]).nullable();
};

/** An exercise of the library ("goblet-squat") or of the person's own (a UUID). */
export const exerciseId = z
  .string()
  .max(60, 'That exercise does not exist.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'That exercise does not exist.');

/** What is known of a set that was done; the training log adds weight and reps. */
const doneSet = z.object({ doneAt: instant.nullable() });

const item = z
  .object({
    id,
    exerciseId: exerciseId.nullable(),
    name: line(200).nullable(),
    target: z.object({
      reps: range(MAX_REPS),
      seconds: range(MAX_SECONDS),
      rir: z.number().min(0).max(10).nullable(),
      restSeconds: z.number().int().min(0).max(MAX_SECONDS),
      loadKg: z.number().min(0).max(MAX_LOAD_KG).nullable(),
    }),
    superset: id.nullable(),
    sets: z.array(doneSet).max(MAX_SETS, `Use at most ${MAX_SETS} sets.`),
  })
  .refine((one) => one.exerciseId !== null || one.name !== null, 'Name the exercise.');

/** What is kept of a session. */
const content = z.object({
  date: diaryDay,
  origin: z.enum(SESSION_ORIGINS),
  sourceId: id.nullable().default(null),
  weekday: z.number().int().min(1).max(7).nullable().default(null),
  name: line(MAX_NAME_LENGTH),
  placeName: line(60).nullable().default(null),
  work: z.object({
    format: z.literal(WORK_FORMAT),
    items: z.array(item).max(MAX_ITEMS, `Use at most ${MAX_ITEMS} exercises.`),
  }),
  startedAt: moment,
  finishedAt: moment,
});

const schemas = recordSchemas(content);

export const trainingSession = schemas.stored;
export type TrainingSession = z.infer<typeof trainingSession>;
export type NewTrainingSession = z.infer<typeof schemas.added>;

const trainingWeek = z.object({
  monday: calendarDay,
  /** ids of the sessions that were done in this week */
  done: z.array(z.string()),
  /** sessions aimed for */
  goal: z.number().int(),
  /** ids of the plan's sessions that used one of the limit up; deleting one does not give it back */
  used: z.array(z.string()),
  /** of the plan's sessions in a week; null: without limit */
  limit: z.number().int().nullable(),
  /** whose limit it is */
  plan: z.enum(PLAN_KEYS),
});
export type TrainingWeek = z.infer<typeof trainingWeek>;

export const trainingSessionsApi = recordApi({
  path: '/api/training-sessions',
  ...schemas,
  notFound: 'That session does not exist.',
  query: z.object({ from: diaryDay }),
  about: ['training-sessions', 'body'],
  queued: true,
  bodyLimitBytes: 500_000,
  summaries: {
    list: 'List training sessions since a day, newest first',
    add: 'Save a training session; 402 when its first set passes the plan’s weekly limit',
    edit: 'Change a training session; 409 with the current one if it changed elsewhere',
    remove: 'Delete a training session; it still counts for the weekly limit if it was begun',
    restore: 'Undo a deletion',
  },
});

export const trainingWeekApi = {
  week: endpoint({
    method: 'GET',
    path: '/api/training-week',
    about: ['training-sessions', 'billing', 'body'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the sessions done, the weekly goal and the plan’s limit of a week',
    query: z.object({ date: diaryDay }),
    response: trainingWeek,
  }),
};
