import type { HabitFactsBy } from '#features/habits/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { goalSubjectsApi, goalsApi } from '../contract.ts';
import { readSubjects } from './actions/subjects.ts';
import { goalActions, listGoals } from './actions.ts';

/** `tell`: who knows the days of automatic habits. */
export const goalsRoutes = ({ tell }: { tell: HabitFactsBy }): Route[] => [
  handle(goalsApi.list, ({ db, caller }) => listGoals(db, caller.owner)),
  ...recordRoutes(goalsApi, goalActions),
  handle(goalSubjectsApi.read, ({ db, caller, query }) =>
    readSubjects(db, caller.owner, query, tell),
  ),
];
