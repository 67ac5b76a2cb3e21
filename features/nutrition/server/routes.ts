import { handle, type Route } from '#platform/server/http/handle.ts';
import { nutritionApi } from '../contract.ts';
import { summariseDay } from './actions.ts';
import { targetRoutes } from './routes/targets.ts';
import { weighInRoutes } from './routes/weigh-ins.ts';

export const nutritionRoutes: Route[] = [
  handle(nutritionApi.summary, ({ db, caller, query }) =>
    summariseDay(db, caller.owner, query.date),
  ),
  ...weighInRoutes,
  ...targetRoutes,
];
