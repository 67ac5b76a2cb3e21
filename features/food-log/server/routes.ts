import { handle, type Route } from '#platform/server/http/handle.ts';
import { daysApi, foodLogApi, usualFoodsApi } from '../contract.ts';
import { logFoods, removeEntries, restoreEntries } from './actions/entry-batches.ts';
import { moveEntries } from './actions/move-entries.ts';
import { entryChanges, logFood, toResponse } from './actions.ts';
import { dayTotalsBetween } from './queries/days-between.ts';
import { foodsByMeal } from './queries/foods-by-meal.ts';
import { entriesBetween, entriesOn } from './queries.ts';
import { recurringEntryRoutes } from './routes/recurring-entries.ts';
import { savedMealRoutes } from './routes/saved-meals.ts';

/** `photoIsSetUp`: whether a service looks at photos of food. */
export const foodLogRoutes = (photoIsSetUp: boolean): Route[] => [
  handle(foodLogApi.ways, () => Promise.resolve({ photoIsSetUp })),
  handle(foodLogApi.add, ({ db, caller, body, nowMs }) => logFood(db, caller.owner, body, nowMs)),
  handle(foodLogApi.addMany, ({ db, caller, body, nowMs }) =>
    logFoods(db, caller.owner, body.entries, nowMs),
  ),
  handle(foodLogApi.removeMany, async ({ db, caller, body, nowMs }) => {
    await removeEntries(db, caller.owner, body.ids, nowMs);
    return { ok: true };
  }),
  handle(foodLogApi.restoreMany, ({ db, caller, body, nowMs }) =>
    restoreEntries(db, caller.owner, body.ids, nowMs),
  ),
  handle(foodLogApi.ofDay, async ({ db, caller, query }) =>
    (await entriesOn(db, caller.owner, query.date)).map(toResponse),
  ),
  handle(foodLogApi.ofDays, async ({ db, caller, query }) =>
    (await entriesBetween(db, caller.owner, query.from, query.to)).map(toResponse),
  ),
  handle(daysApi.between, ({ db, caller, query }) =>
    dayTotalsBetween(db, caller.owner, query.from, query.to),
  ),
  handle(usualFoodsApi.list, ({ db, caller, query }) => foodsByMeal(db, caller.owner, query.date)),
  handle(foodLogApi.moveMany, ({ db, caller, body, nowMs }) =>
    moveEntries(db, caller.owner, body.moves, nowMs),
  ),
  handle(foodLogApi.edit, ({ db, caller, params, body, nowMs }) =>
    entryChanges.edit(db, caller.owner, params.id, body, nowMs),
  ),
  handle(foodLogApi.remove, async ({ db, caller, params, nowMs }) => {
    await entryChanges.remove(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  handle(foodLogApi.restore, ({ db, caller, params, nowMs }) =>
    entryChanges.restore(db, caller.owner, params.id, nowMs),
  ),
  ...savedMealRoutes,
  ...recurringEntryRoutes,
];
