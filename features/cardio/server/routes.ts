import type { SessionActions } from '#features/training-sessions/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { activitiesApi, activityFilesApi, heartSettingsApi } from '../contract.ts';
import {
  activityActions,
  knownFiles,
  listActivities,
  readHeartSettings,
  readTrack,
  saveHeartSettings,
} from './actions.ts';

export const cardioRoutes = (sessions: SessionActions): Route[] => [
  handle(activitiesApi.list, ({ db, caller, query }) =>
    listActivities(db, caller.owner, query.from),
  ),
  ...recordRoutes(activitiesApi, activityActions(sessions)),
  handle(activityFilesApi.track, ({ db, caller, params }) =>
    readTrack(db, caller.owner, params.id),
  ),
  handle(activityFilesApi.known, ({ db, caller, body }) =>
    knownFiles(db, caller.owner, body.files),
  ),
  handle(heartSettingsApi.read, ({ db, caller }) => readHeartSettings(db, caller.owner)),
  handle(heartSettingsApi.save, ({ db, caller, body, nowMs }) =>
    saveHeartSettings(db, caller.owner, body, nowMs),
  ),
];
