import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import type { SessionContent } from './session-kinds.ts';
import { isDone, takesOne } from './session-state.ts';

/** Sessions a week for a person who has not chosen training days. */
export const DEFAULT_WEEKLY_GOAL = 5;

/** Sessions a week that a person aims for: as many as they chose training days. */
export const weeklyGoalOf = (trainingDays: readonly number[]): number =>
  trainingDays.length > 0 ? trainingDays.length : DEFAULT_WEEKLY_GOAL;

/** The Monday of the week that a day is in. */
export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

/** So many days back a session may be entered that still counts in its own week's limit. */
const MAX_DAYS_BACK = 28;

/**
 * The week, by its Monday, whose limit a session on a day uses up. A session entered later than four
 * weeks after is counted in the week that is running: else past weeks would be free ones.
 */
export const weekCountedFor = (date: CalendarDay, today: CalendarDay): CalendarDay =>
  mondayOf(date >= addDays(today, -MAX_DAYS_BACK) ? date : today);

type Stored = Pick<SessionContent, 'date' | 'origin' | 'work' | 'finishedAt'> & { id: string };
/** A session as it waits on the device. */
export type WaitingSession = { id: string; deleted: boolean; is: Stored | null };
type Counted = { monday: CalendarDay; done: readonly string[]; used: readonly string[] };

const change = (ids: readonly string[], out: ReadonlySet<string>, more: readonly string[]) => [
  ...ids.filter((id) => !out.has(id)),
  ...more,
];

/** The ids of sessions done in a week, with those that wait on the device. Doing it twice is doing it once. */
export function doneWith(
  done: readonly string[],
  pending: readonly WaitingSession[],
  monday: CalendarDay,
): readonly string[] {
  if (pending.length === 0) return done;
  const known = pending.filter(({ is, deleted }) => is !== null || deleted);
  const here = known.flatMap(({ id, is, deleted }) =>
    is && !deleted && isDone(is) && mondayOf(is.date) === monday ? [id] : [],
  );
  return change(done, new Set(known.map(({ id }) => id)), here);
}

/**
 * A week's count with what waits on the device: a use is never given back, whether its sets are taken
 * away or the session is deleted.
 */
export function weekWith<Week extends Counted>(
  week: Week,
  pending: readonly WaitingSession[],
): Week {
  if (pending.length === 0) return week;
  const used = pending.flatMap(({ id, is }) =>
    is && !week.used.includes(id) && takesOne(is) && mondayOf(is.date) === week.monday ? [id] : [],
  );
  return {
    ...week,
    done: [...doneWith(week.done, pending, week.monday)],
    used: [...week.used, ...used],
  };
}
