import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { PLAN_KEYS } from '#features/plans/rules.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas, recordVersion } from '#platform/shared/record.ts';
import {
  HABIT_SOURCES,
  MAX_AMOUNT,
  MAX_NAME_LENGTH,
  MAX_PAUSES,
  MAX_TERMS,
  MAX_UNIT_LENGTH,
} from './rules/habit-kinds.ts';
import { TROPHY_KINDS } from './rules/trophies.ts';

const amount = z
  .number('Enter an amount.')
  .gt(0, 'Enter an amount above 0.')
  .max(MAX_AMOUNT, 'Use at most 1,000,000.');

const term = z.object({
  from: calendarDay,
  weekdays: z.array(z.number().int().min(1).max(7)).max(7),
  timesAWeek: z.number().int().min(1).max(7).nullable(),
  amount: amount.nullable(),
});

const pause = z.object({ from: calendarDay, to: calendarDay, saidOn: calendarDay });

const habitContent = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_NAME_LENGTH, 'Use at most 60 characters.'),
  source: z.enum(HABIT_SOURCES),
  unit: z.string().trim().min(1).max(MAX_UNIT_LENGTH, 'Use at most 20 characters.').nullable(),
  terms: z.array(term).min(1, 'Say how often.').max(MAX_TERMS),
  pauses: z.array(pause).max(MAX_PAUSES).default([]),
  archivedOn: calendarDay.nullable().default(null),
  position: z.number().min(-1e9).max(1e9).default(0),
});

const habitSchemas = recordSchemas(habitContent);
export const habit = habitSchemas.stored;
export type Habit = z.infer<typeof habit>;
export type NewHabit = z.infer<typeof habitSchemas.added>;

export const habitsApi = recordApi({
  path: '/api/habits',
  ...habitSchemas,
  notFound: 'That habit does not exist.',
  queued: true,
  summaries: {
    list: 'List habits in the person’s order, archived ones too',
    add: 'Save a habit; 402 when the plan has no room for it',
    edit: 'Change a habit; 409 with the current one if it changed elsewhere',
    remove: 'Delete a habit',
    restore: 'Undo a deletion',
  },
});

const markContent = z.object({
  habitId: z.uuid('That habit does not exist.'),
  date: diaryDay,
  amount: amount.nullable().default(null),
  /** of the clock that the day was read from, minutes ahead of UTC */
  offsetMinutes: z.number().int().min(-1_440).max(1_440).nullable().default(null),
});

const markSchemas = recordSchemas(markContent);
export const habitMark = markSchemas.stored;
export type HabitMark = z.infer<typeof habitMark>;
export type NewHabitMark = z.infer<typeof markSchemas.added>;

export const habitMarksApi = recordApi({
  path: '/api/habit-marks',
  ...markSchemas,
  notFound: 'That mark does not exist.',
  query: z.object({ from: diaryDay }),
  about: ['habit-marks'],
  queued: true,
  summaries: {
    list: 'List marks of habits since a day, oldest first',
    add: 'Mark a habit as done on a day; 402 when the plan has no room for the habit',
    edit: 'Change a mark; 409 with the current one if it changed elsewhere',
    remove: 'Take a mark away',
    restore: 'Undo a deletion',
  },
});

const count = z.number().int().min(0);

const streakState = z.object({
  run: count,
  longest: count,
  keptDays: count,
  returns: count,
  freezes: count,
  towardsFreeze: count,
  missed: z.array(calendarDay),
  lastKeptDay: calendarDay.nullable(),
});

const habitDays = z.object({
  /** the Monday that `facts` begin with */
  from: calendarDay,
  /** days that other parts of Vigour know of, since `from` */
  facts: z.array(
    z.object({
      source: z.enum(HABIT_SOURCES),
      date: calendarDay,
      amount: z.number().nullable(),
    }),
  ),
  /** how each streak stood before `from`, by the habit's id */
  before: z.record(z.string(), streakState),
  /** habits that the plan lets go on; null: without limit */
  limit: z.number().int().nullable(),
  plan: z.enum(PLAN_KEYS),
});
export type HabitDaysAnswer = z.infer<typeof habitDays>;

export const habitDaysApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/habit-days',
    about: [
      'habit-days',
      'habits',
      'habit-marks',
      'food-logs',
      'weigh-ins',
      'training-sessions',
      'measure-readings',
      'billing',
    ],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the days that count for automatic habits, and how streaks stood before a Monday',
    query: z.object({ from: diaryDay, date: diaryDay }),
    response: habitDays,
  }),
};

const trophyChoice = z.object({ shown: z.boolean(), version: z.number().int() });

const trophies = z.object({
  /** the person wants them */
  shown: z.boolean(),
  version: z.number().int(),
  /** null where they are switched off, or the gentle mode is on */
  earned: z.array(z.object({ kind: z.enum(TROPHY_KINDS), count: count, of: count })).nullable(),
});
export type Trophies = z.infer<typeof trophies>;

export const trophiesApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/trophies',
    about: ['trophies', 'habit-marks', 'habits', 'training-sessions', 'nutrition'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get trophies for consistency and skill, counted from the person’s own log',
    query: z.object({ date: diaryDay }),
    response: trophies,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/trophies',
    access: 'signed-in',
    rate: 'write',
    summary: 'Show trophies or not; 409 if that changed elsewhere',
    body: z.object({ shown: z.boolean(), version: recordVersion.or(z.literal(0)) }),
    response: trophyChoice,
  }),
};
