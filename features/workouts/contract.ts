import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';

const text = (most: number) => z.string().max(most).nullable();

export const workout = z.object({
  id: z.string(),
  name: z.string().min(1).max(80),
  description: text(2000),
  durationMinutes: z.number().int().min(1).max(1440),
  difficulty: text(60),
  category: text(60),
  createdAt: z.string(),
  version: z.number().int(),
});
export type Workout = z.infer<typeof workout>;

/** What a person may change of a workout. */
const atMost = (most: number) => `Use at most ${most.toLocaleString('en-AU')} characters.`;
const line = z.string().trim().max(60, atMost(60)).nullable();
const edited = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(80, atMost(80)),
  description: z.string().trim().max(2000, atMost(2000)).nullable(),
  durationMinutes: z
    .number()
    .int()
    .min(1, 'Use 1 to 1,440 minutes.')
    .max(1440, 'Use 1 to 1,440 minutes.'),
  difficulty: line,
  category: line,
  version: recordVersion,
});
export type WorkoutEdit = z.infer<typeof edited>;

const params = z.object({ id: z.uuid('That workout does not exist.') });

/** Where a page of the list begins: after this workout, by name and id. */
const after = z.object({
  afterName: z.string().max(80).optional(),
  afterId: z.uuid('Give the id as a UUID.').optional(),
});

export const workoutsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/workouts',
    access: 'signed-in',
    rate: 'read',
    summary: 'List the person’s workouts by name, 50 a page',
    query: after,
    response: z.object({ workouts: z.array(workout), total: z.number().int() }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/workouts/:id',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get one of the person’s workouts',
    params,
    response: workout,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/workouts/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Change a workout; 409 with the current one if it changed elsewhere',
    params,
    body: edited,
    response: workout,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workouts/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Delete a workout',
    params,
    response: z.object({ ok: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/workouts/:id/restore',
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo a deletion',
    params,
    response: workout,
  }),
};
