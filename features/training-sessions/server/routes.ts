import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { trainingSessionsApi, trainingWeekApi } from '../contract.ts';
import {
  findSession,
  listSessions,
  trainingSessionActions,
  type WeeklyLimits,
  weekOfTraining,
} from './actions.ts';

export const trainingSessionsRoutes = (limits: WeeklyLimits): Route[] => [
  handle(trainingSessionsApi.list, ({ db, caller, query }) =>
    listSessions(db, caller.owner, query.from),
  ),
  handle(trainingSessionsApi.one, ({ db, caller, params }) =>
    findSession(db, caller.owner, params.id),
  ),
  ...recordRoutes(trainingSessionsApi, trainingSessionActions(limits)),
  handle(trainingWeekApi.week, ({ db, caller: { owner }, query, nowMs }) =>
    weekOfTraining(db, owner, { date: query.date, account: limits.accountOf(db, owner, nowMs) }),
  ),
];
