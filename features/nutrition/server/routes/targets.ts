import { handle, type Route } from '#platform/server/http/handle.ts';
import { checkInsApi } from '../../contract/check-ins.ts';
import { targetsApi } from '../../contract/targets.ts';
import { acceptCheckIn, markCheckInSeen, readCheckIn, undoCheckIn } from '../actions/check-ins.ts';
import { explainCheckIn } from '../actions/kept-days.ts';
import { readExpenditureDays } from '../actions/learning.ts';
import { saveTargetSettings, targetOn } from '../actions/targets.ts';
import { wholeDaysBetween } from '../actions/whole-days.ts';
import { markDay, unmarkDay } from '../queries/check-ins.ts';

export const targetRoutes: Route[] = [
  handle(targetsApi.read, ({ db, caller, query }) => targetOn(db, caller.owner, query.date)),
  handle(targetsApi.save, ({ db, caller, body, nowMs }) =>
    saveTargetSettings(db, caller.owner, body, nowMs),
  ),
  handle(checkInsApi.read, ({ db, caller, query }) => readCheckIn(db, caller.owner, query.date)),
  handle(checkInsApi.accept, ({ db, caller, body, nowMs }) =>
    acceptCheckIn(db, caller.owner, body, nowMs),
  ),
  handle(checkInsApi.days, ({ db, caller, query }) => readExpenditureDays(db, caller.owner, query)),
  handle(checkInsApi.wholeDays, ({ db, caller, query }) =>
    wholeDaysBetween(db, caller.owner, query),
  ),
  handle(checkInsApi.explain, ({ db, caller, params }) =>
    explainCheckIn(db, caller.owner, params.id),
  ),
  handle(checkInsApi.undo, async ({ db, caller, params, nowMs }) => {
    await undoCheckIn(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  handle(checkInsApi.seen, async ({ db, caller, params, nowMs }) => {
    await markCheckInSeen(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  handle(checkInsApi.markDay, async ({ db, caller, params, nowMs }) => {
    await markDay(db, caller.owner, params.date, new Date(nowMs));
    return { ok: true };
  }),
  handle(checkInsApi.unmarkDay, async ({ db, caller, params }) => {
    await unmarkDay(db, caller.owner, params.date);
    return { ok: true };
  }),
];
