import { currentStreak, profileOf, STREAK_WINDOW_DAYS } from '#features/account/server/public.ts';
import { totalsOf } from '#features/food-log/rules/days/day-totals.ts';
import { dayAndLoggedDays, loggedDays } from '#features/food-log/server/public.ts';
import { toSums } from '#features/nutrition/rules/learning/changed-totals.ts';
import { targetOn } from '#features/nutrition/server/public.ts';
import { weeklyGoalOf } from '#features/training-sessions/rules/training-week.ts';
import { trainingOfDay } from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { HomeDay } from '../contract.ts';
import { weekOf } from '../rules.ts';

/** Home's data of a day, queried in parallel. */
export async function gatherDay(db: Db, owner: OwnerId, date: CalendarDay): Promise<HomeDay> {
  const week = weekOf(date);
  const from = addDays(date, -STREAK_WINDOW_DAYS);
  const known = profileOf(db, owner);
  const [{ entries, logged }, profile, { target, unknownNeed, settings, newTarget }, training] =
    await Promise.all([
      dayAndLoggedDays(db, owner, { day: date, since: from }),
      known,
      targetOn(db, owner, date, known),
      trainingOfDay(db, owner, date),
    ]);
  // A week lies in these days, and most streaks do.
  const loggedFrom: typeof loggedDays = async (db, owner, since) =>
    since < from ? loggedDays(db, owner, since) : logged.filter((day) => day >= since);
  const streakCount = await currentStreak(db, owner, loggedFrom, date);
  return {
    nutrition: {
      date,
      ...toSums(totalsOf(entries)),
      target,
      unknownNeed,
      newTarget,
      numbersHidden: settings.safeMode,
    },
    entries,
    week: {
      days: week.map((day) => ({ date: day, logged: logged.includes(day) })),
      weeklyGoal: weeklyGoalOf(profile?.trainingDays ?? []),
      ...training,
    },
    streakCount,
  };
}
