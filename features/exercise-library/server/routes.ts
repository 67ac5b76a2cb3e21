import { handle, type Route } from '#platform/server/http/handle.ts';
import { exerciseCardsApi, exerciseMarksApi } from '../contract.ts';
import { listCards, markExercise, unmarkExercise } from './actions.ts';
import { listMarks } from './queries/marks.ts';

export const exerciseLibraryRoutes: Route[] = [
  handle(exerciseCardsApi.list, async ({ query }) => listCards(query.ids.split(','))),
  handle(exerciseMarksApi.list, ({ db, caller }) => listMarks(db, caller.owner)),
  handle(exerciseMarksApi.set, async ({ db, caller, params, body, nowMs }) => {
    await markExercise(db, caller.owner, { id: params.exerciseId, ...body }, nowMs);
    return { ok: true };
  }),
  handle(exerciseMarksApi.remove, async ({ db, caller, params }) => {
    await unmarkExercise(db, caller.owner, params.exerciseId);
    return { ok: true };
  }),
];
