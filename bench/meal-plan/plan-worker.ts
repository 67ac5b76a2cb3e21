import { parentPort } from 'node:worker_threads';
import { improveWeek } from '#features/meal-planner/rules/improve-week.ts';
import type { PlannedWeek, PlannerInput } from '#features/meal-planner/rules/planner-input.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';

/** Plans as the worker of the page does: a first week, then a better one. */
export type PlannedAnswer = {
  first: PlannedWeek;
  firstMs: number;
  last: PlannedWeek;
  improvedMs: number;
};

export function planTimed(input: PlannerInput): PlannedAnswer {
  const start = performance.now();
  const first = rollWeek(input);
  const firstMs = performance.now() - start;
  let last = first;
  for (const better of improveWeek(input, first)) last = better;
  return { first, firstMs, last, improvedMs: performance.now() - start - firstMs };
}

parentPort?.on('message', (input: PlannerInput) => parentPort?.postMessage(planTimed(input)));
