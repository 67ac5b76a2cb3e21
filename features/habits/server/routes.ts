import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { habitDaysApi, habitMarksApi, habitsApi, trophiesApi } from '../contract.ts';
import { readHabitDays } from './actions/habit-days.ts';
import type { HabitFactsBy } from './actions/habit-figures.ts';
import { chooseTrophies, readTrophies, type TrophySources } from './actions/trophies.ts';
import { type AccountOf, habitActions, listHabits, listMarks, markActions } from './actions.ts';

/** What habits need of the other features. */
export type HabitsServices = {
  accountOf: AccountOf;
  tell: HabitFactsBy;
  trophies: TrophySources;
};

export const habitsRoutes = ({ accountOf, tell, trophies }: HabitsServices): Route[] => [
  handle(habitsApi.list, ({ db, caller }) => listHabits(db, caller.owner)),
  ...recordRoutes(habitsApi, habitActions(accountOf)),
  handle(habitMarksApi.list, ({ db, caller, query }) => listMarks(db, caller.owner, query.from)),
  ...recordRoutes(habitMarksApi, markActions(accountOf)),
  handle(habitDaysApi.read, ({ db, caller: { owner }, query, nowMs }) =>
    readHabitDays(db, owner, query, { tell, account: accountOf(db, owner, nowMs) }),
  ),
  handle(trophiesApi.read, ({ db, caller, query }) =>
    readTrophies(db, caller.owner, query.date, { sources: trophies, tell }),
  ),
  handle(trophiesApi.choose, ({ db, caller, body }) => chooseTrophies(db, caller.owner, body)),
];
