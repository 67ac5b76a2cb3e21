import type { PlanDay } from '../plan-day.ts';
import { type OpenSlots, staysPlanned } from './stays-planned.ts';

/**
 * A day with the meals that were planned for it: what was locked, eaten or brought in meanwhile stays, and
 * no new meal takes its place.
 */
export function replanned(now: PlanDay, made: PlanDay, open: OpenSlots): PlanDay {
  const kept = now.meals.filter((meal) => staysPlanned(meal, open));
  const taken = new Set(kept.map(({ id }) => id));
  const slots = new Set(kept.map(({ slotId }) => slotId));
  const fresh = made.meals.filter(({ id, slotId }) => !taken.has(id) && !slots.has(slotId));
  return { ...now, meals: [...kept, ...fresh] };
}
