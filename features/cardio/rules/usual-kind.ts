import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';

type Done = { kind: ActivityKind; date: CalendarDay };

/** So often on a day of the week is a habit. */
const MIN_TIMES = 2;

function mostOf(activities: readonly Done[]): { kind: ActivityKind; times: number } | null {
  const times = new Map<ActivityKind, number>();
  for (const { kind } of activities) times.set(kind, (times.get(kind) ?? 0) + 1);
  let most: { kind: ActivityKind; times: number } | null = null;
  for (const [kind, count] of times) {
    if (!most || count > most.times) most = { kind, times: count };
  }
  return most;
}

/**
 * What a person most likely did today: what they usually do on this day of the week, else what they do
 * most often. `activities` with the latest first; of two alike the one done later. Without any a run.
 */
export function usualKind(activities: readonly Done[], today: CalendarDay): ActivityKind {
  const habit = mostOf(activities.filter(({ date }) => weekdayOf(date) === weekdayOf(today)));
  if (habit && habit.times >= MIN_TIMES) return habit.kind;
  return mostOf(activities)?.kind ?? 'run';
}
