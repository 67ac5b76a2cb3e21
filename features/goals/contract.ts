import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { PROTECTIONS } from '#features/nutrition/rules/targets/protection.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import {
  ENDINGS,
  GOAL_KINDS,
  MAX_NAME_LENGTH,
  MAX_SUBJECT_LENGTH,
  MAX_TARGET,
} from './rules/goal-kinds.ts';

const figure = z
  .number('Enter a figure.')
  .min(0, 'Enter a figure from 0 up.')
  .max(MAX_TARGET, 'Use a smaller figure.');

const content = z.object({
  kind: z.enum(GOAL_KINDS),
  subject: z.string().min(1, 'Say what the goal is about.').max(MAX_SUBJECT_LENGTH),
  name: z.string().trim().min(1, 'Enter a name.').max(MAX_NAME_LENGTH),
  /** of a measure; empty for the other kinds */
  unit: z.string().trim().max(20, 'Use at most 20 characters.').default(''),
  startOn: calendarDay,
  /** kg of weight and estimated max, a measure's unit, days kept, metres */
  startValue: figure,
  target: figure,
  dueOn: calendarDay,
  ended: z.enum(ENDINGS).nullable().default(null),
  endedOn: calendarDay.nullable().default(null),
});

const schemas = recordSchemas(content);

export const goal = schemas.stored;
export type Goal = z.infer<typeof goal>;

export const goalsApi = recordApi({
  path: '/api/goals',
  ...schemas,
  notFound: 'That goal does not exist.',
  queued: true,
  summaries: {
    list: 'List goals, those with the nearest date first, ended ones after them',
    add: 'Save a goal; 400 where it is faster than is safe',
    edit: 'Change a goal; 409 with the current one if it changed elsewhere',
    remove: 'Delete a goal',
    restore: 'Undo a deletion',
  },
});

const subjects = z.object({
  person: z.object({
    age: z.number().int().nullable(),
    heightCm: z.number().nullable(),
    protection: z.enum(PROTECTIONS).nullable(),
    numbersHidden: z.boolean(),
  }),
  subjects: z.array(
    z.object({
      kind: z.enum(GOAL_KINDS),
      subject: z.string(),
      name: z.string(),
      unit: z.string(),
      points: z.array(z.object({ date: calendarDay, value: z.number() })),
    }),
  ),
});

/** What goals can be about, and how each of it went. */
export const goalSubjectsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/goal-subjects',
    about: [
      'goals',
      'weigh-ins',
      'training-sessions',
      'measures',
      'measure-readings',
      'habits',
      'habit-marks',
      'habit-days',
      'nutrition',
      'body',
    ],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get what goals can be about, with its figures day by day',
    query: z.object({
      date: diaryDay,
      /** figures since this day; left out: since the first goal that goes on */
      from: calendarDay.optional(),
    }),
    response: subjects,
  }),
};
