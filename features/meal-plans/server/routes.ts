import { placeOfChange, planOwner, planPlaceOf } from '#features/household/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { mealPlansApi, planSettingsApi, planTargetsApi } from '../contract.ts';
import {
  eatPlanned,
  goalsBetween,
  readSettings,
  saveDay,
  saveSettings,
  undoEatPlanned,
} from './actions.ts';
import { daysBetween } from './queries.ts';

const done = { ok: true } as const;

export const mealPlansRoutes: Route[] = [
  handle(mealPlansApi.days, async ({ db, caller, query }) =>
    daysBetween(db, await planOwner(db, caller.owner), query.from, query.to),
  ),
  handle(mealPlansApi.save, async ({ db, caller, params, body, nowMs }) => {
    const { personId, ...day } = body;
    const { plan } = await placeOfChange(db, caller.owner, personId);
    return saveDay(db, plan, params.date, day, nowMs);
  }),
  handle(mealPlansApi.eat, async ({ db, caller: { owner }, params, body, nowMs }) => {
    const place = await planPlaceOf(db, owner);
    return eatPlanned(db, { ...place, eater: owner }, params.date, body, nowMs);
  }),
  handle(mealPlansApi.undoEat, async ({ db, caller: { owner }, params, body, nowMs }) => {
    const place = await planPlaceOf(db, owner);
    await undoEatPlanned(db, { ...place, eater: owner }, params.date, body, nowMs);
    return done;
  }),
  handle(planSettingsApi.read, ({ db, caller }) => readSettings(db, caller.owner)),
  handle(planSettingsApi.save, async ({ db, caller, body, nowMs }) => {
    await saveSettings(db, caller.owner, body, nowMs);
    return done;
  }),
  handle(planTargetsApi.list, ({ db, caller, query }) =>
    goalsBetween(db, caller.owner, query.from, query.to),
  ),
];
