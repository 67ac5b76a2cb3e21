import { profileOf } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { type WeekMinutes, weekMinutes } from '../../rules/week-minutes.ts';
import { zonesOf } from '../../rules/zones.ts';
import { listActivities } from '../actions.ts';
import { heartSettingsOf } from '../queries.ts';

/** Minutes of moderate and vigorous effort between two days, and of how many activities. */
export async function cardioWeek(
  db: Db,
  owner: OwnerId,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<WeekMinutes & { activities: number }> {
  const [all, profile, heart] = await Promise.all([
    listActivities(db, owner, from),
    profileOf(db, owner),
    heartSettingsOf(db, owner),
  ]);
  const activities = all.filter(({ date }) => date <= to);
  const zones = zonesOf(profile?.age ?? null, heart);
  return { ...weekMinutes(activities, zones), activities: activities.length };
}
