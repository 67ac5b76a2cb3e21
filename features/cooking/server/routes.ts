import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { leftoversApi, pastEntriesApi } from '../contract.ts';
import { changePastEntries, pastEntries } from './actions/past-entries.ts';
import {
  eatLeftover,
  leftoverActions,
  listLeftovers,
  logCooked,
  undoCooked,
  undoEatLeftover,
} from './actions.ts';

const done = { ok: true } as const;

export const cookingRoutes: Route[] = [
  handle(leftoversApi.list, ({ db, caller }) => listLeftovers(db, caller.owner)),
  handle(leftoversApi.cooked, ({ db, caller, body, nowMs }) =>
    logCooked(db, caller.owner, body, nowMs),
  ),
  handle(leftoversApi.undoCooked, async ({ db, caller, body, nowMs }) => {
    await undoCooked(db, caller.owner, body, nowMs);
    return done;
  }),
  handle(leftoversApi.eat, ({ db, caller, params, body, nowMs }) =>
    eatLeftover(db, caller.owner, params.id, body, nowMs),
  ),
  handle(leftoversApi.undoEat, async ({ db, caller, params, body, nowMs }) => {
    await undoEatLeftover(db, caller.owner, params.id, body, nowMs);
    return done;
  }),
  handle(pastEntriesApi.list, ({ db, caller, query }) =>
    pastEntries(db, caller.owner, query.recipeId),
  ),
  handle(pastEntriesApi.change, ({ db, caller, body, nowMs }) =>
    changePastEntries(db, caller.owner, body.entries, nowMs),
  ),
  ...recordRoutes(leftoversApi, leftoverActions),
];
