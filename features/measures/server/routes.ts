import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { measuresApi, readingsApi, readingsFileApi } from '../contract.ts';
import {
  addReadings,
  listMeasures,
  listReadings,
  measureActions,
  readingActions,
  removeReadings,
} from './actions.ts';

export const measuresRoutes: Route[] = [
  handle(measuresApi.list, ({ db, caller }) => listMeasures(db, caller.owner)),
  ...recordRoutes(measuresApi, measureActions),
  handle(readingsFileApi.addFile, ({ db, caller, body, nowMs }) =>
    addReadings(db, caller.owner, body, nowMs),
  ),
  handle(readingsFileApi.removeFile, async ({ db, caller, body, nowMs }) => {
    await removeReadings(db, caller.owner, body.ids, nowMs);
    return { ok: true };
  }),
  handle(readingsApi.list, ({ db, caller, query }) => listReadings(db, caller.owner, query)),
  ...recordRoutes(readingsApi, readingActions),
];
