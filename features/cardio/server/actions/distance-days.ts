import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { metresBetween } from '#features/training-sessions/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { effortDetailsOf } from '../queries.ts';

/** Metres of each kind of activity on each day with a distance, in order of days. */
export async function distanceDaysOf(
  db: Db,
  owner: OwnerId,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<{ date: CalendarDay; kind: ActivityKind; metres: number }[]> {
  const [sessions, details] = await Promise.all([
    metresBetween(db, owner, from, to),
    effortDetailsOf(db, owner),
  ]);
  const kinds = new Map(details.map(({ id, kind }) => [id, kind]));
  const days = new Map<string, { date: CalendarDay; kind: ActivityKind; metres: number }>();
  for (const { sessionId, date, metres } of sessions) {
    const kind = kinds.get(sessionId);
    if (kind === undefined) continue;
    const key = `${date} ${kind}`;
    const day = days.get(key) ?? { date, kind, metres: 0 };
    days.set(key, { ...day, metres: day.metres + metres });
  }
  return [...days.values()];
}
