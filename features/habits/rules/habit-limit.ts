import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { byPosition } from './habit-kinds.ts';

type Placed = { id: string; position: number; archivedOn: CalendarDay | null };

/**
 * The habits that a plan lets go on, first ones first: as many as it has, archived ones never counted. The
 * others stay as they are and can be read. null: without limit.
 */
export function habitsWithin(habits: readonly Placed[], limit: number | null): Set<string> {
  const active = habits.filter(({ archivedOn }) => archivedOn === null).sort(byPosition);
  return new Set(active.slice(0, limit ?? active.length).map(({ id }) => id));
}

/** Whether one more can be kept. */
export const hasRoom = (habits: readonly Placed[], limit: number | null): boolean =>
  limit === null || habits.filter(({ archivedOn }) => archivedOn === null).length < limit;

/** Why no other habit can be kept, and what can be done. */
export function habitLimitSentence(limit: number, plan: { name: string }): string {
  if (limit === 0) {
    return `Habits come with Starter and larger plans. ${plan.name} keeps your log, sessions and weigh-ins.`;
  }
  return `You have ${limit} habits, as many as ${plan.name} has. Archive one to begin another, or choose a larger plan. Nothing is lost either way.`;
}
