import { handle, type Route } from '#platform/server/http/handle.ts';
import { progressApi } from '../contract.ts';
import { gatherProgress, saveLayout } from './actions.ts';
import { layoutOf } from './queries.ts';

export const progressRoutes: Route[] = [
  handle(progressApi.read, ({ db, caller, query }) => gatherProgress(db, caller.owner, query)),
  handle(progressApi.layout, ({ db, caller }) => layoutOf(db, caller.owner)),
  handle(progressApi.saveLayout, ({ db, caller, body, nowMs }) =>
    saveLayout(db, caller.owner, body, nowMs),
  ),
];
