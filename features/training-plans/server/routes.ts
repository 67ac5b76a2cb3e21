import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { trainingPlansApi } from '../contract.ts';
import { activatePlan, listPlans, trainingPlanActions } from './actions.ts';

export const trainingPlansRoutes: Route[] = [
  handle(trainingPlansApi.list, ({ db, caller, query }) =>
    listPlans(db, caller.owner, query.which),
  ),
  ...recordRoutes(trainingPlansApi, trainingPlanActions),
  handle(trainingPlansApi.activate, ({ db, caller, params }) =>
    activatePlan(db, caller.owner, params.id),
  ),
];
