import { handle, type Route } from '#platform/server/http/handle.ts';
import { mealPlansApi, planSettingsApi, planTargetsApi } from '../contract.ts';
import { HOST } from '../rules/plan-day.ts';
import { eatPlanned, goalsBetween, readSettings, saveDay, undoEatPlanned } from './actions.ts';
import { daysBetween, writeSettings } from './queries.ts';

const done = { ok: true } as const;

export const mealPlansRoutes: Route[] = [
  handle(mealPlansApi.days, ({ db, caller, query }) =>
    daysBetween(db, caller.owner, query.from, query.to),
  ),
  handle(mealPlansApi.save, ({ db, caller, params, body, nowMs }) =>
    saveDay(db, caller.owner, params.date, body, nowMs),
  ),
  handle(mealPlansApi.eat, ({ db, caller: { owner }, params, body, nowMs }) =>
    eatPlanned(db, { owner, personId: HOST }, params.date, body, nowMs),
  ),
  handle(mealPlansApi.undoEat, async ({ db, caller: { owner }, params, body, nowMs }) => {
    await undoEatPlanned(db, { owner, personId: HOST }, params.date, body, nowMs);
    return done;
  }),
  handle(planSettingsApi.read, ({ db, caller }) => readSettings(db, caller.owner)),
  handle(planSettingsApi.save, async ({ db, caller, body, nowMs }) => {
    await writeSettings(db, caller.owner, body, new Date(nowMs));
    return done;
  }),
  handle(planTargetsApi.list, ({ db, caller, query }) =>
    goalsBetween(db, caller.owner, query.from, query.to),
  ),
];
