import type { PlanSlot } from './plan-settings.ts';

/** Usual share of a day's energy in a meal (middle of the planner's ranges). */
const USUAL_SHARES = { breakfast: 0.25, lunch: 0.3, dinner: 0.35, snack: 0.1 } as const;
const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/**
 * Share of a day's targets that its planned meals should give, 0 to 1. With breakfast, lunch and dinner it
 * is the whole day; the rest is eaten without a plan.
 */
export function plannedShare(slots: readonly Pick<PlanSlot, 'kind'>[]): number {
  const kinds = slots.map(({ kind }) => kind);
  if (MAIN_MEALS.every((kind) => kinds.includes(kind))) return 1;
  return Math.min(
    1,
    kinds.reduce((sum, kind) => sum + USUAL_SHARES[kind], 0),
  );
}
