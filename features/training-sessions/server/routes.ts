import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { trainingSessionsApi, trainingWeekApi } from '../contract.ts';
import {
  type AccountOf,
  findSession,
  listSessions,
  trainingSessionActions,
  weekOfTraining,
} from './actions.ts';

export const trainingSessionsRoutes = (accountOf: AccountOf): Route[] => [
  handle(trainingSessionsApi.list, ({ db, caller, query }) =>
    listSessions(db, caller.owner, query.from),
  ),
  handle(trainingSessionsApi.one, ({ db, caller, params }) =>
    findSession(db, caller.owner, params.id),
  ),
  ...recordRoutes(trainingSessionsApi, trainingSessionActions(accountOf)),
  handle(trainingWeekApi.week, ({ db, caller: { owner }, query, nowMs }) =>
    weekOfTraining(db, owner, { date: query.date, account: accountOf(db, owner, nowMs) }),
  ),
];
