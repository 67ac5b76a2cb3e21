import { UNDULATING_REPS } from '#features/plan-generator/rules/figures/progression.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Advice, Known } from './advice.ts';
import { loadForReps } from './own-reps.ts';

/** Reps in reserve on all three days (domain sheet 3.4). */
const RESERVE = 2;

/** Which of the three days a session was: by the reps that its sets were nearest to. */
function dayOf(reps: number): number {
  const apart = UNDULATING_REPS.map((one) => Math.abs(one - reps));
  return apart.indexOf(Math.min(...apart));
}

/**
 * Heavy, moderate, light in turn (domain sheet 3.4): 5, 8 and 12 reps with 2 in reserve, the load
 * from the person's own sets. Null where they say nothing of it.
 */
export function adviseUndulating(known: Known, today: CalendarDay): Advice | null {
  const { last, before, steps, leastReserve } = known;
  const done = last.session.range?.[0] ?? Math.min(...last.amounts);
  const reps = UNDULATING_REPS[(dayOf(done) + 1) % UNDULATING_REPS.length] ?? UNDULATING_REPS[0];
  const sessions = [last, ...before].map(({ session }) => session);
  const load = loadForReps(sessions, { reps, reserve: Math.max(RESERVE, leastReserve), today });
  if (!load) return null;
  return {
    kind: 'undulating',
    kg: steps.below(load.kg),
    amounts: [reps, reps],
    figure: Math.round(load.maxKg * 10) / 10,
  };
}
