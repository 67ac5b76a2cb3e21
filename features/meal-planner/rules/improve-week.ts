import type { PlannedWeek, PlannerInput } from './planner-input.ts';
import { keepSame } from './same-meals.ts';
import { descend, resume, shake, startSearch } from './search-week.ts';
import { totalCost, toWeek } from './week-state.ts';

/** Less is not worth another look. */
const MIN_GAIN = 0.001;
/** More where there are no leftovers: such a round is quicker. */
const ROUNDS = { fresh: 420, leftovers: 240 };
/** How much worse a week may be from which the search goes on, at first; less with each round. */
const MAX_DETOUR = 1.5;
/** What the other days may save of the cost of what was changed. */
const MAX_SAVING = 3;

/**
 * Better weeks, one after another: some meals are changed at random and the nearest best week is looked for
 * from there, also over weeks that are a little worse. Ends after a number of rounds, never by a clock, so
 * that every device gives the same; the caller may stop earlier.
 */
export function* improveWeek(input: PlannerInput, start: PlannedWeek): Generator<PlannedWeek> {
  const days = input.days.map((_, day) => day);
  const search = startSearch(keepSame(input, start));
  resume(search, start);
  let now = start;
  let least = totalCost(search.state);
  const rounds = search.batches.length > 0 ? ROUNDS.leftovers : ROUNDS.fresh;
  for (let round = 0; round < rounds; round += 1) {
    const detour = MAX_DETOUR * (1 - round / rounds);
    descend(search, shake(search, round));
    // The other days are looked at where it is promising.
    if (totalCost(search.state) < least + detour + MAX_SAVING) descend(search, days);
    const cost = totalCost(search.state);
    if (cost < least + detour) now = toWeek(search.state);
    else resume(search, now);
    if (cost < least - MIN_GAIN) {
      least = cost;
      yield now;
    }
  }
}
