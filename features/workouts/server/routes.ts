import { handle, type Route } from '#platform/server/http/handle.ts';
import { workoutsApi } from '../contract.ts';
import { countWorkouts, workoutsOf } from './queries.ts';

const PAGE = 50;

export const workoutsRoutes: Route[] = [
  handle(workoutsApi.list, async ({ db, caller: { owner }, query }) => {
    const { afterName, afterId } = query;
    const after = afterName !== undefined && afterId ? { name: afterName, id: afterId } : null;
    const rows = await workoutsOf(db, owner, after, PAGE);
    return {
      workouts: rows.map(
        ({ id, name, description, durationMinutes, difficulty, category, createdAt, version }) => ({
          id,
          name,
          description,
          durationMinutes,
          difficulty,
          category,
          createdAt: createdAt.toISOString(),
          version,
        }),
      ),
      total: await countWorkouts(db, owner),
    };
  }),
];
