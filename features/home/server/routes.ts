import { handle, type Route } from '#platform/server/http/handle.ts';
import { homeApi } from '../contract.ts';
import { gatherDay } from './actions.ts';

export const homeRoutes: Route[] = [
  handle(homeApi.day, ({ db, caller, query }) => gatherDay(db, caller.owner, query.date)),
];
