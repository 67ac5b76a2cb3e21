import { profileOf } from '#features/account/server/public.ts';
import { cardioSetsOf, type doneDaysBetween } from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { effortMinutes } from '../../rules/week-minutes.ts';
import { zonesOf } from '../../rules/zones.ts';
import { effortDetailsOf, heartSettingsOf } from '../queries.ts';

type DoneSession = Awaited<ReturnType<typeof doneDaysBetween>>[number];

/** Minutes of moderate and of vigorous effort of each day with activities, among these sessions. */
export async function effortDaysOf(
  db: Db,
  owner: OwnerId,
  sessions: readonly DoneSession[],
): Promise<{ date: CalendarDay; moderate: number; vigorous: number }[]> {
  const [details, settings, profile] = await Promise.all([
    effortDetailsOf(db, owner),
    heartSettingsOf(db, owner),
    profileOf(db, owner),
  ]);
  const activities = new Map(details.map((one) => [one.id, one]));
  const done = sessions.filter(({ id }) => activities.has(id));
  const sets = await cardioSetsOf(
    db,
    owner,
    done.map(({ id }) => id),
  );
  const setOf = new Map(sets.map((set) => [set.sessionId, set]));
  const zones = zonesOf(profile?.age ?? null, settings);
  const days = new Map<CalendarDay, { moderate: number; vigorous: number }>();
  for (const { id, date, effort } of done) {
    const activity = activities.get(id);
    if (!activity) continue;
    const { seconds, heartRate = null } = setOf.get(id) ?? {};
    const known = { ...activity, seconds: seconds ?? activity.seconds, heartRate, effort };
    const minutes = effortMinutes(known, zones);
    const day = days.get(date) ?? { moderate: 0, vigorous: 0 };
    days.set(date, {
      moderate: day.moderate + minutes.moderate,
      vigorous: day.vigorous + minutes.vigorous,
    });
  }
  return [...days].map(([date, minutes]) => ({ date, ...minutes }));
}
