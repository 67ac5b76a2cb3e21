import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { PLAN_KEYS } from '#features/plans/rules.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { exerciseId, id, instant, note, sessionWork, text } from './contract/session-work.ts';
import { MAX_NAME_LENGTH, SESSION_ORIGINS } from './rules/session-kinds.ts';

export { exerciseId };

const moment = instant.nullable().default(null);
const score = (most: number) =>
  z
    .number(`Choose 1 to ${most}.`)
    .int(`Choose 1 to ${most}.`)
    .min(1, `Choose 1 to ${most}.`)
    .max(most, `Choose 1 to ${most}.`)
    .nullable()
    .default(null);

/** What is kept of a session. */
const content = z.object({
  date: diaryDay,
  origin: z.enum(SESSION_ORIGINS),
  sourceId: id.nullable().default(null),
  weekday: z.number().int().min(1).max(7).nullable().default(null),
  name: text(MAX_NAME_LENGTH),
  placeName: text(60).nullable().default(null),
  note: note.default(null),
  /** how hard it was */
  effort: score(10),
  soreness: score(5),
  /** the body's weight that day */
  bodyKg: z
    .number()
    .min(20, 'Use 20 to 500 kg.')
    .max(500, 'Use 20 to 500 kg.')
    .nullable()
    .default(null),
  work: sessionWork,
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

const NOT_FOUND = 'That session does not exist.';

const recordCalls = recordApi({
  path: '/api/training-sessions',
  ...schemas,
  notFound: NOT_FOUND,
  query: z.object({ from: diaryDay }),
  about: ['training-sessions', 'body'],
  queued: true,
  bodyLimitBytes: 400_000,
  summaries: {
    list: 'List training sessions since a day, newest first',
    add: 'Save a training session; 402 when its first set passes the plan’s weekly limit',
    edit: 'Change a training session; 409 with the current one if it changed elsewhere',
    remove: 'Delete a training session; it still counts for the weekly limit if it was begun',
    restore: 'Undo a deletion',
  },
});

export const trainingSessionsApi = {
  ...recordCalls,
  one: endpoint({
    method: 'GET',
    path: '/api/training-sessions/:id',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get one training session',
    params: z.object({ id: z.uuid(NOT_FOUND) }),
    response: trainingSession,
  }),
};

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
