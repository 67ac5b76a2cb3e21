import { profileOf } from '#features/account/server/public.ts';
import { cardioSetsOf, type doneDaysBetween } from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { effortMinutes } from '../../rules/week-minutes.ts';
import { zonesOf } from '../../rules/zones.ts';
import { effortDetailsOf, heartSettingsOf } from '../queries.ts';

type DoneSession = Awaited<ReturnType<typeof doneDaysBetween>>[number];

type Effort = { date: CalendarDay; moderate: number; vigorous: number };

/** Minutes of moderate and of vigorous effort of each activity among these sessions. */
export async function effortsOf(
  db: Db,
  owner: OwnerId,
  sessions: readonly DoneSession[],
): Promise<Effort[]> {
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
  return done.flatMap(({ id, date, effort }) => {
    const activity = activities.get(id);
    if (!activity) return [];
    const { seconds, metres = null, heartRate = null } = setOf.get(id) ?? {};
    const known = { ...activity, seconds: seconds ?? activity.seconds, metres, heartRate, effort };
    const { moderate, vigorous } = effortMinutes(known, zones);
    return [{ date, moderate, vigorous }];
  });
}

/** The same, added up for each day with activities. */
export async function effortDaysOf(
  db: Db,
  owner: OwnerId,
  sessions: readonly DoneSession[],
): Promise<Effort[]> {
  const days = new Map<CalendarDay, Effort>();
  for (const { date, moderate, vigorous } of await effortsOf(db, owner, sessions)) {
    const day = days.get(date) ?? { date, moderate: 0, vigorous: 0 };
    days.set(date, {
      date,
      moderate: day.moderate + moderate,
      vigorous: day.vigorous + vigorous,
    });
  }
  return [...days.values()];
}
