import { type Profile, profileOf } from '#features/account/server/public.ts';
import { daysBetween, dayTotalsBetween } from '#features/food-log/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { isWithin, type Period } from '#platform/shared/periods.ts';
import { completeDays, type DayIntake, USUAL_DAYS } from '../../rules/learning/expenditure-days.ts';
import { type ProgressDay, progressDays } from '../../rules/progress-days.ts';
import { maintenanceOf } from '../../rules/targets/day-target.ts';
import { resultOf } from '../../rules/targets/finished-target.ts';
import { targetInputOf } from '../../rules/targets/profile-target.ts';
import { type WholeDayGrounds, wholeDayGrounds } from '../queries/whole-day-grounds.ts';
import { LEARNING_DAYS } from './learning.ts';

/** A period as it is known on `date`, the person's today. */
type Asked = Period & { date: CalendarDay };

/** The days of a period that are over. */
const overOf = ({ from, to, date }: Asked): Period => ({
  from,
  to: to < date ? to : addDays(date, -1),
});

const groundsOf = (db: Db, owner: OwnerId, asked: Asked) =>
  wholeDayGrounds(db, owner, overOf(asked), {
    from: addDays(asked.date, -LEARNING_DAYS),
    to: addDays(asked.date, -1),
  });

function wholeDaysOf(
  profile: Profile | null,
  { firstKg, marked }: WholeDayGrounds,
  eaten: readonly DayIntake[],
  asked: Asked,
): CalendarDay[] {
  const formulaKcal = profile
    ? resultOf(maintenanceOf(targetInputOf(profile, firstKg ?? undefined)))
    : 0;
  const complete = completeDays({ eaten, marked, formulaKcal });
  return [...complete].filter((day) => isWithin(day, overOf(asked))).toSorted();
}

/**
 * The days of a period before `date` whose log holds all that was eaten. They alone count in a mean, the same ones on
 * Home, in Progress, reports and mail. Days that are `known` already are not read again.
 */
export async function wholeDaysBetween(
  db: Db,
  owner: OwnerId,
  asked: Asked,
  known?: Promise<readonly DayIntake[]>,
): Promise<CalendarDay[]> {
  const { from, to } = asked;
  const [profile, grounds, before, during] = await Promise.all([
    profileOf(db, owner),
    groundsOf(db, owner, asked),
    daysBetween(db, owner, addDays(from, -USUAL_DAYS), known ? addDays(from, -1) : to),
    known ?? [],
  ]);
  return wholeDaysOf(profile, grounds, [...before, ...during], asked);
}

/** The days of a period with what was eaten, and whether figures are hidden: two statements, for weekly mail. */
export async function foodDaysOf(
  db: Db,
  { owner, profile }: { owner: OwnerId; profile: Profile | null },
  asked: Asked,
): Promise<{ days: ProgressDay[]; isGentle: boolean }> {
  const grounds = await groundsOf(db, owner, asked);
  const eaten = await dayTotalsBetween(db, owner, addDays(asked.from, -USUAL_DAYS), asked.to);
  const wholeDays = wholeDaysOf(profile, grounds, eaten, asked);
  return { days: progressDays(asked, { eaten, wholeDays }), isGentle: grounds.isGentle };
}
