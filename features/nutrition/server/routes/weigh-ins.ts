import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { weighInsApi } from '../../contract/weigh-ins.ts';
import { listWeighIns, weighInActions } from '../actions/weigh-ins.ts';

export const weighInRoutes: Route[] = [
  handle(weighInsApi.list, ({ db, caller, query }) => listWeighIns(db, caller.owner, query.from)),
  ...recordRoutes(weighInsApi, weighInActions),
];
