import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import { exerciseSettingsApi, liftsApi } from '../contract.ts';
import { readLifts, readRecords } from './actions/lifts.ts';
import { exerciseSettingsActions } from './actions/settings.ts';
import { exerciseSettingsOf } from './queries/settings.ts';

export const progressionRoutes: Route[] = [
  handle(liftsApi.list, ({ db, caller, nowMs }) => readLifts(db, caller.owner, nowMs)),
  handle(liftsApi.records, ({ db, caller, params }) =>
    readRecords(db, caller.owner, params.sessionId),
  ),
  handle(exerciseSettingsApi.list, async ({ db, caller }) =>
    (await exerciseSettingsOf(db, caller.owner)).map(toRecord),
  ),
  ...recordRoutes(exerciseSettingsApi, exerciseSettingsActions),
];
