import { z } from 'zod';
import { exerciseId } from '#features/training-sessions/contract.ts';
import { SET_KINDS } from '#features/training-sessions/rules/session-kinds.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { RECORD_KINDS } from '../rules/records/find-records.ts';

const number = z.number().nullable();

const pastSession = z.object({
  sessionId: z.string(),
  date: calendarDay,
  sets: z.array(
    z.object({
      kind: z.enum(SET_KINDS),
      loadKg: number,
      reps: number,
      seconds: number,
      metres: number,
      reserve: number,
    }),
  ),
  /** reps that were aimed for; null: nothing was planned */
  range: z.tuple([z.number(), z.number()]).nullable(),
  /** reps in reserve that were planned */
  reserve: number,
  /** a light session, which is no step back */
  isLight: z.boolean(),
});

const bestSet = z.object({
  kg: number,
  reps: number,
  seconds: number,
  metres: number,
  date: calendarDay,
});
/** `maxKg` is the mean of Epley and Brzycki; rough from 11 reps on */
const bestMax = z.object({ ...bestSet.shape, maxKg: z.number(), isRough: z.boolean() });

const bests = z.object({
  set: bestSet.nullable(),
  heaviest: bestSet.nullable(),
  max: bestMax.nullable(),
  reps: z.array(bestSet),
  longest: bestSet.nullable(),
  farthest: bestSet.nullable(),
  paces: z.array(bestSet.nullable()),
});

const lift = z.object({
  exerciseId,
  /** the last six that are finished, latest first */
  sessions: z.array(pastSession),
  /** of all finished sessions, however long ago */
  bests,
});
export type Lift = z.infer<typeof lift>;

const lifts = z.object({
  /** exercises done in the last year */
  lifts: z.array(lift),
  /** days with a finished session in the last eight weeks */
  days: z.array(
    z.object({
      date: calendarDay,
      /** 1 to 5; null: not said */
      soreness: z.number().int().nullable(),
      isLight: z.boolean(),
    }),
  ),
});
export type Lifts = z.infer<typeof lifts>;

const sessionRecords = z.array(
  z.object({
    exerciseId,
    records: z.array(
      z.object({
        kind: z.enum(RECORD_KINDS),
        now: z.object({
          ...bestSet.shape,
          maxKg: z.number().optional(),
          isRough: z.boolean().optional(),
        }),
        before: z.object({
          ...bestSet.shape,
          maxKg: z.number().optional(),
          isRough: z.boolean().optional(),
        }),
        /** of a pace: over at least so many metres */
        metres: z.number().optional(),
      }),
    ),
  }),
);
export type SessionRecords = z.infer<typeof sessionRecords>;

export const liftsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/lifts',
    about: ['training-sessions'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the last sessions and the bests of each exercise done in the last year',
    response: lifts,
  }),
  records: endpoint({
    method: 'GET',
    path: '/api/lifts/records/:sessionId',
    about: ['training-sessions'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary:
      'Get the records of a finished session with what each beat; none while it is under way',
    params: z.object({ sessionId: z.uuid('That session does not exist.') }),
    response: sessionRecords,
  }),
};
