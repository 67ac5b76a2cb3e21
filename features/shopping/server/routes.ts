import { placeOfChange, planOwner, planPlaceOf } from '#features/household/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { sharedShoppingApi, shoppingApi } from '../contract.ts';
import { changeList, readList } from './actions/change-list.ts';
import {
  readShare,
  readShared,
  shareList,
  stopSharingList,
  tickShared,
} from './actions/share-list.ts';
import { listOf } from './queries/lists.ts';

export const shoppingRoutes: Route[] = [
  handle(shoppingApi.read, async ({ db, caller, nowMs }) => {
    const { plan, personId } = await planPlaceOf(db, caller.owner);
    return { ...(await readList(db, plan, nowMs)), personId };
  }),
  handle(shoppingApi.stamp, async ({ db, caller, nowMs }) => {
    const { stamp } = await listOf(db, await planOwner(db, caller.owner), nowMs);
    return { stamp };
  }),
  handle(shoppingApi.change, async ({ db, caller, body, nowMs }) => {
    const { personId: seenAs, ...changes } = body;
    const { plan, personId: who } = await placeOfChange(db, caller.owner, seenAs);
    await changeList(db, plan, changes, { nowMs, who });
    return { ok: true };
  }),
  handle(shoppingApi.readShare, async ({ db, caller, nowMs }) =>
    readShare(db, await planOwner(db, caller.owner), nowMs),
  ),
  handle(shoppingApi.share, async ({ db, caller, nowMs }) =>
    shareList(db, await planOwner(db, caller.owner), nowMs),
  ),
  handle(shoppingApi.stopSharing, async ({ db, caller }) =>
    stopSharingList(db, await planOwner(db, caller.owner)),
  ),
  handle(sharedShoppingApi.read, ({ db, params, nowMs }) => readShared(db, params.token, nowMs)),
  handle(sharedShoppingApi.tick, ({ db, params, body, nowMs }) =>
    tickShared(db, params.token, body.ticks, nowMs),
  ),
];
