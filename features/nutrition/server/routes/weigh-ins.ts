import { handle, type Route } from '#platform/server/http/handle.ts';
import { weighInsApi } from '../../contract/weigh-ins.ts';
import {
  addWeighIn,
  editWeighIn,
  listWeighIns,
  removeWeighIn,
  restoreWeighIn,
} from '../actions/weigh-ins.ts';

export const weighInRoutes: Route[] = [
  handle(weighInsApi.list, ({ db, caller, query }) => listWeighIns(db, caller.owner, query.from)),
  handle(weighInsApi.add, ({ db, caller, body, nowMs }) =>
    addWeighIn(db, caller.owner, body, nowMs),
  ),
  handle(weighInsApi.edit, ({ db, caller, params, body, nowMs }) =>
    editWeighIn(db, caller.owner, params.id, body, nowMs),
  ),
  handle(weighInsApi.remove, async ({ db, caller, params, nowMs }) => {
    await removeWeighIn(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  handle(weighInsApi.restore, ({ db, caller, params, nowMs }) =>
    restoreWeighIn(db, caller.owner, params.id, nowMs),
  ),
];
