import { type Profile, profileOf } from '#features/account/server/public.ts';
import { daysBetween } from '#features/food-log/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, listDays } from '#platform/shared/calendar-day.ts';
import type { ExpenditureDay, RecentDay } from '../../contract/check-ins.ts';
import {
  completeDays,
  type DayIntake,
  expenditureDays,
} from '../../rules/learning/expenditure-days.ts';
import {
  FILTER_VERSION,
  type FilterStart,
  type ExpenditureDay as LoggedDay,
} from '../../rules/learning/expenditure-filter.ts';
import { learnDays } from '../../rules/learning/learnt-expenditure.ts';
import { tissueKcalPerKg } from '../../rules/learning/tissue-energy.ts';
import { maintenanceOf } from '../../rules/targets/day-target.ts';
import { resultOf } from '../../rules/targets/finished-target.ts';
import { targetInputOf } from '../../rules/targets/profile-target.ts';
import { type DayWeight, weightTrend } from '../../rules/weight/weight-trend.ts';
import { markedDays } from '../queries/check-ins.ts';
import { weighedDays } from '../queries/weigh-ins.ts';

/** The filter looks back this far at most, days. */
export const LEARNING_DAYS = 3 * 365;
const RECENT_DAYS = 7;

/** Everything that the filter goes by, from the first weigh-in to the day before `date`. */
export type Learning = {
  date: CalendarDay;
  profile: Profile;
  start: FilterStart;
  firstDay: CalendarDay;
  days: LoggedDay[];
  weighed: DayWeight[];
  eaten: DayIntake[];
  marked: CalendarDay[];
};

/** What was weighed and eaten on all days that the filter looks at, and perhaps on others. */
type KnownLog = { weighed: readonly DayWeight[]; eaten: readonly DayIntake[] };

/**
 * A person's log as the filter reads it, at most three years of it; a day that is not over is not logged. Read
 * again each time, so a late edit of any day needs nothing else. Null until body data is known.
 */
export async function learningOf(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
  known?: Promise<KnownLog>,
): Promise<Learning | null> {
  const [from, to] = [addDays(date, -LEARNING_DAYS), addDays(date, -1)];
  const among = <Day extends { date: CalendarDay }>(days: readonly Day[]): Day[] =>
    days.filter((day) => day.date >= from && day.date <= to);
  const [profile, weighed, eaten, marked] = await Promise.all([
    profileOf(db, owner),
    known ? known.then((log) => among(log.weighed)) : weighedDays(db, owner, from, to),
    known ? known.then((log) => among(log.eaten)) : daysBetween(db, owner, from, to),
    markedDays(db, owner, from, to),
  ]);
  if (!profile) return null;
  const firstDay = weighed[0]?.date ?? date;
  const body = targetInputOf(profile, weighed[0]?.weightKg);
  const formulaKcal = resultOf(maintenanceOf(body));
  const days = expenditureDays({ from: firstDay, to }, { weighed, eaten, marked, formulaKcal });
  const start = { formulaKcal, kcalPerKg: tissueKcalPerKg(body) };
  return { date, profile, start, firstDay, days, weighed, eaten, marked };
}

/** The last seven days: what there is to go by. */
export function recentDaysOf({ date, start, weighed, eaten, marked }: Learning): RecentDay[] {
  const complete = completeDays({ eaten, marked, formulaKcal: start.formulaKcal });
  return Array.from({ length: RECENT_DAYS }, (_, at): RecentDay => {
    const day = addDays(date, at - RECENT_DAYS);
    const intake = eaten.find((one) => one.date === day);
    return {
      date: day,
      entryCount: intake?.entryCount ?? 0,
      kcal: intake?.calories ?? null,
      kcalKnown: intake?.caloriesKnown ?? 0,
      logged: complete.has(day),
      marked: marked.includes(day),
      weighed: weighed.some((one) => one.date === day),
    };
  });
}

/**
 * What was used, as it is learnt for each day from `from` to the day before `date`: of the version that is named, and
 * of what the log says now. What a person decided on is kept as it was then (`kept-days.ts`). A log that is `known`
 * already is not read again.
 */
export async function readExpenditureDays(
  db: Db,
  owner: OwnerId,
  { date, from }: { date: CalendarDay; from: CalendarDay },
  known?: Promise<KnownLog>,
): Promise<{ filterVersion: number; days: ExpenditureDay[] }> {
  const learning = await learningOf(db, owner, date, known);
  const days = learning ? learnDays(learning.days, learning.start) : [];
  const trend = new Map(weightTrend(learning?.weighed ?? []).map((day) => [day.date, day.trendKg]));
  const dates = listDays(learning?.firstDay ?? date, days.length);
  return {
    filterVersion: FILTER_VERSION,
    days: days.flatMap(({ sdKcal: _, ...day }, at) => {
      const on = dates[at];
      if (on === undefined || on < from) return [];
      const { weightKg = null, intakeKcal = null } = learning?.days[at] ?? {};
      return [{ ...day, date: on, weightKg, intakeKcal, trendKg: trend.get(on) ?? null }];
    }),
  };
}
