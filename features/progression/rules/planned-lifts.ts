import type { KnownLift as PlannedLift } from '#features/plan-generator/rules/plan-input.ts';
import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { KnownLift } from './lifts.ts';
import { loadForReps } from './own-reps.ts';
import { byLatest, listCounted } from './past-sessions.ts';

/**
 * What a plan is made from: of each lift with weights the one-rep max that the last sessions stand for,
 * kg, and the days since it was trained.
 */
export function toPlannedLifts(
  known: readonly KnownLift[],
  today: CalendarDay,
): Record<string, PlannedLift> {
  const lifts = known.flatMap(({ exerciseId, sessions }) => {
    const max = loadForReps(listCounted(sessions, today), { reps: 1, reserve: 0, today });
    const [latest] = sessions.filter(({ date }) => date <= today).sort(byLatest);
    if (!max || !latest) return [];
    const e1rmKg = Math.round(max.maxKg * 10) / 10;
    return [[exerciseId, { e1rmKg, daysSince: daysFrom(latest.date, today) }] as const];
  });
  return Object.fromEntries(lifts);
}
