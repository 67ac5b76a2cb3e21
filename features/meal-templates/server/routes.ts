import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { planTemplatesApi } from '../contract.ts';
import { addTemplate, listTemplates, templateActions } from './actions.ts';

export const mealTemplatesRoutes: Route[] = [
  handle(planTemplatesApi.list, ({ db, caller }) => listTemplates(db, caller.owner)),
  ...recordRoutes(planTemplatesApi, { ...templateActions, add: addTemplate }),
];
