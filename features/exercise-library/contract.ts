import { z } from 'zod';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Still } from '#features/figures/rules/figure.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

/** A person may like an exercise, or want it never suggested; not both. */
export const EXERCISE_MARKS = ['favourite', 'never'] as const;

const exerciseId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'That exercise does not exist.');

export const exerciseMark = z.object({ id: exerciseId, mark: z.enum(EXERCISE_MARKS) });
export type ExerciseMark = z.infer<typeof exerciseMark>;

/** Not an id of the person's own: everybody may mark every exercise. */
const params = z.object({ exerciseId });
const done = z.object({ ok: z.literal(true) });

export const exerciseMarksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/exercise-marks',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List favourite exercises and those never to suggest, first marked first',
    response: z.array(exerciseMark),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/exercise-marks/:exerciseId',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Mark an exercise; replaces its other mark',
    params,
    body: exerciseMark.pick({ mark: true }),
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/exercise-marks/:exerciseId',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Remove the mark of an exercise; idempotent',
    params,
    response: done,
  }),
};

/** An exercise and its small picture; null: it has none. */
export type ExerciseCard = { exercise: Exercise; still: Still | null };

const MAX_CARDS = 60;

export const exerciseCardsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/exercise-cards',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get exercises of the library with their small pictures; leaves out unknown ids',
    query: z.object({
      /** separated by commas */
      ids: z
        .string()
        .max(MAX_CARDS * 61)
        .regex(/^[a-z0-9,-]+$/, 'Give ids of exercises, separated by commas.'),
    }),
    response: z.array(z.custom<ExerciseCard>()),
  }),
};
