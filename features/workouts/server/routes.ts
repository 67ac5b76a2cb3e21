import { handle, type Route } from '#platform/server/http/handle.ts';
import { workoutsApi } from '../contract.ts';
import { findWorkout, toShownWorkout, workoutChanges } from './actions.ts';
import { countWorkouts, workoutsOf } from './queries.ts';

const PAGE = 50;

export const workoutsRoutes: Route[] = [
  handle(workoutsApi.list, async ({ db, caller: { owner }, query }) => {
    const { afterName, afterId } = query;
    const after = afterName !== undefined && afterId ? { name: afterName, id: afterId } : null;
    const rows = await workoutsOf(db, owner, after, PAGE);
    return { workouts: rows.map(toShownWorkout), total: await countWorkouts(db, owner) };
  }),
  handle(workoutsApi.one, ({ db, caller, params }) => findWorkout(db, caller.owner, params.id)),
  handle(workoutsApi.edit, ({ db, caller, params, body, nowMs }) =>
    workoutChanges.edit(db, caller.owner, params.id, body, nowMs),
  ),
  handle(workoutsApi.remove, async ({ db, caller, params, nowMs }) => {
    await workoutChanges.remove(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  handle(workoutsApi.restore, ({ db, caller, params, nowMs }) =>
    workoutChanges.restore(db, caller.owner, params.id, nowMs),
  ),
];
