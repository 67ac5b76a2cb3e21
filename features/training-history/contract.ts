import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { RECORD_KINDS } from '#features/progression/rules/records/find-records.ts';
import {
  MEASURES,
  SESSION_ORIGINS,
  SET_KINDS,
} from '#features/training-sessions/rules/session-kinds.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MIN_SEARCH_CHARS } from './rules/history-kinds.ts';

const about = ['training-sessions'];

/** An id of the library or of the person's own, or `name:` and a name. */
const exercise = z.string().min(1, 'Name the exercise.').max(210, 'That exercise does not exist.');

const count = z.number().int();

/** A session in a list. */
const historyRow = z.object({
  id: z.string(),
  date: calendarDay,
  name: z.string(),
  origin: z.enum(SESSION_ORIGINS),
  /** null: not known */
  minutes: z.number().nullable(),
  sets: count,
  volumeKg: z.number().nullable(),
  metres: z.number().nullable(),
  /** in the order in which they were done */
  exercises: z.array(z.string()),
});

const exerciseDone = z.object({
  exercise: z.string(),
  sessions: count,
  /** warm-ups left out */
  sets: count,
  last: calendarDay,
});

/** One session's work on an exercise. */
const exerciseDay = z.object({
  sessionId: z.string(),
  date: calendarDay,
  sets: count,
  volumeKg: z.number().nullable(),
  /** the best estimated max, kg */
  e1rmKg: z.number().nullable(),
  /** most of one set */
  reps: count.nullable(),
  /** of all sets */
  seconds: z.number().nullable(),
  metres: z.number().nullable(),
});

const doneSet = z.object({
  sessionId: z.string(),
  date: calendarDay,
  kind: z.enum(SET_KINDS),
  measure: z.enum(MEASURES),
  pieces: count,
  perSide: z.boolean(),
  loadKg: z.number().nullable(),
  reps: count.nullable(),
  seconds: count.nullable(),
  metres: z.number().nullable(),
  reserve: z.number().nullable(),
  e1rmKg: z.number().nullable(),
  volumeKg: z.number().nullable(),
});

const best = z.object({
  kind: z.enum(RECORD_KINDS),
  date: calendarDay,
  sessionId: z.string().nullable(),
  kg: z.number().nullable(),
  reps: count.nullable(),
  seconds: count.nullable(),
  metres: z.number().nullable(),
  /** of an estimated max, kg; rough from 11 reps */
  maxKg: z.number().nullable(),
  isRough: z.boolean(),
});

const doneInRange = z.object({
  exercise: z.string(),
  sets: count,
  volumeKg: z.number().nullable(),
  e1rmKg: z.number().nullable(),
  sessions: count,
});

const MAX_SEARCH_CHARS = 80;

const range = z.object({ from: diaryDay, to: diaryDay });

const read = { method: 'GET', about, access: 'signed-in', rate: 'read' } as const;

export const trainingHistoryApi = {
  sessions: endpoint({
    ...read,
    path: '/api/training-history',
    offline: 'cached',
    summary: 'List the sessions done between two days, newest first, and the day of the first one',
    query: range,
    response: z.object({ first: calendarDay.nullable(), rows: z.array(historyRow) }),
  }),
  exercises: endpoint({
    ...read,
    path: '/api/training-history/exercises',
    offline: 'cached',
    summary: 'List every exercise done, the latest first',
    response: z.array(exerciseDone),
  }),
  exercise: endpoint({
    ...read,
    path: '/api/training-history/exercise',
    offline: 'cached',
    summary: 'Get an exercise’s sessions as figures, and its bests',
    query: z.object({ exercise }),
    response: z.object({ days: z.array(exerciseDay), bests: z.array(best) }),
  }),
  sets: endpoint({
    ...read,
    path: '/api/training-history/sets',
    offline: 'cached',
    summary: 'List an exercise’s sets, 20 sessions a page, newest first',
    query: z.object({
      exercise,
      /** sessions of this day and later are known */
      before: diaryDay.optional(),
    }),
    response: z.array(doneSet),
  }),
  range: endpoint({
    ...read,
    path: '/api/training-history/range',
    offline: 'cached',
    summary: 'Sum up each exercise between two days, and count the sessions',
    query: range,
    response: z.object({ sessions: count, exercises: z.array(doneInRange) }),
  }),
  search: endpoint({
    ...read,
    path: '/api/training-history/search',
    summary: 'Find sessions by their names, exercises and notes; the latest 50',
    query: z.object({
      text: z
        .string()
        .trim()
        .min(MIN_SEARCH_CHARS, `Type at least ${MIN_SEARCH_CHARS} characters.`)
        .max(MAX_SEARCH_CHARS, `Use at most ${MAX_SEARCH_CHARS} characters.`),
    }),
    response: z.array(historyRow),
  }),
};
