import type { PlannedWeek, PlannerInput } from './planner-input.ts';
import { rollSame } from './same-meals.ts';
import { costsOf, sumCosts } from './score-week.ts';
import { descend } from './search/descend.ts';
import { resume, shake } from './search/shake.ts';
import { startSearch } from './search/start-search.ts';
import { totalCost, toWeek } from './search/week-state.ts';

/** A first week of four meals a day is shaken so often: what one day after another leaves behind is gone by then. */
const SHAKES = 12;
const USUAL_MEALS = 28;

/**
 * A first week at once: one day after another, each with what the days before left of money and variety
 * (domain 5.3), then all of them until no two meals of a day are better otherwise. A meal without any recipe
 * stays empty. Portions are in steps that people can measure; what is wished to be the same every day is.
 */
export const rollWeek = (input: PlannerInput): PlannedWeek =>
  rollSame(input, rollOnce, (week) => sumCosts(costsOf(input, week)));

function rollOnce(input: PlannerInput): PlannedWeek {
  const search = startSearch(input);
  const { state } = search;
  const days = input.days.map((_, day) => day);
  for (const day of days) descend({ ...search, batches: [] }, [day]);
  descend(search, days);
  let best = toWeek(state);
  let least = totalCost(state);
  const shakes = Math.round((SHAKES * state.meals.length) / USUAL_MEALS);
  for (let round = 0; round < shakes; round += 1) {
    descend(search, shake(search, round));
    descend(search, days);
    if (totalCost(state) < least) {
      best = toWeek(state);
      least = totalCost(state);
    } else resume(search, best);
  }
  return best;
}
