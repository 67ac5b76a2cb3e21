import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

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
};
