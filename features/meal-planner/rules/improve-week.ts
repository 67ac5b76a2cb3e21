import type { PlannedWeek, PlannerInput } from './planner-input.ts';
import { descend, resume, shake, startSearch } from './search-week.ts';
import { totalCost, toWeek } from './week-state.ts';

/** Less is not worth another look. */
const MIN_GAIN = 0.001;
const ROUNDS = 40;

/**
 * Better weeks, one after another: some meals are changed at random and the nearest best week is looked for
 * from there. Ends after a number of rounds, never by a clock, so that every device gives the same; the
 * caller may stop earlier.
 */
export function* improveWeek(input: PlannerInput, start: PlannedWeek): Generator<PlannedWeek> {
  const days = input.days.map((_, day) => day);
  const search = startSearch(input);
  resume(search, start);
  let best = start;
  let least = totalCost(search.state);
  for (let round = 0; round < ROUNDS; round += 1) {
    shake(search, round);
    descend(search, days);
    const cost = totalCost(search.state);
    if (cost < least - MIN_GAIN) {
      best = toWeek(search.state);
      least = cost;
      yield best;
    } else resume(search, best);
  }
}
