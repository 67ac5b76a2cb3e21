import { countCookedMeals, loggedDays } from '#features/food-log/server/public.ts';
import type { HabitsServices } from '#features/habits/server/public.ts';
import { dayFiguresOf } from '#features/measures/server/public.ts';
import { countCheckIns, numbersHidden, weighedDays } from '#features/nutrition/server/public.ts';
import { accountWithSeatOf } from '#features/organisations/server/public.ts';
import {
  countImprovedLifts,
  exercisesDone,
  trainedDays,
} from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

/** A day that counts without an amount. */
const onceOn = (days: readonly { date: string }[]) =>
  days.map(({ date }) => ({ date, amount: null }));
const FIRST_DAY = '1900-01-01';
/** The days of a measure with their figures. */
const measuredAs =
  (kind: 'water' | 'steps') =>
  async (db: Db, owner: OwnerId, range: { from: string; to: string }) =>
    (await dayFiguresOf(db, owner, kind, range)).map(({ date, value }) => ({
      date,
      amount: value,
    }));

/** What the features tell habits and trophies. */
export const habitsServices: HabitsServices = {
  accountOf: accountWithSeatOf,
  tell: {
    food: async (db, owner, { from, to }) =>
      onceOn(
        (await loggedDays(db, owner, from)).filter((day) => day <= to).map((date) => ({ date })),
      ),
    session: async (db, owner, { from, to }) =>
      onceOn((await trainedDays(db, owner, from)).filter(({ date }) => date <= to)),
    'weigh-in': async (db, owner, { from, to }) => onceOn(await weighedDays(db, owner, from, to)),
    water: measuredAs('water'),
    steps: measuredAs('steps'),
  },
  trophies: {
    trainedDays: async (db, owner) =>
      (await trainedDays(db, owner, FIRST_DAY)).map(({ date }) => date).reverse(),
    exercises: async (db, owner) => (await exercisesDone(db, owner)).length,
    records: countImprovedLifts,
    cooked: countCookedMeals,
    checkIns: countCheckIns,
    numbersHidden,
  },
};
