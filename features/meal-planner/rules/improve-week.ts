import type { PlannedWeek, PlannerInput } from './planner-input.ts';
import { keepSame } from './same-meals.ts';
import { descend } from './search/descend.ts';
import { resume, shake } from './search/shake.ts';
import { type Search, startSearch } from './search/start-search.ts';
import { totalCost, toWeek } from './search/week-state.ts';

/** Less is not worth another look. */
const MIN_GAIN = 0.001;
/** Changes and portions looked at, for a week of four meals a day; where there is little to choose from, rounds. */
const [MAX_WORK, MAX_ROUNDS] = [5_000_000, 3_000];
const USUAL_MEALS = 28;
/**
 * Shares of the work: three searches begin at the first week, as one alone may end far from the best week, and
 * the last goes on from the best one they found.
 */
const LEGS = [0.2, 0.2, 0.2, 0.4] as const;
/**
 * How much worse a week may be from which the search goes on, at first; less with the work done. As much as the best
 * week does not meet: where that is a lot each step costs more, and a better week lies behind a worse one.
 */
const [MIN_DETOUR, MAX_DETOUR] = [1.5, 2.5];
/** What the other days may save of the cost of what was changed. */
const MAX_SAVING = 3;
/** Rounds without a better week, after which the search is back at the best one. */
const MAX_ASTRAY = 50;

/**
 * Better weeks, one after another: some meals are changed at random and the nearest best week is looked for
 * from there, also over weeks that are a little worse. Ends after an amount of work, never by a clock, so
 * that every device gives the same; the caller may stop earlier.
 */
export function* improveWeek(input: PlannerInput, start: PlannedWeek): Generator<PlannedWeek> {
  const search = startSearch(keepSame(input, start));
  const { state } = search;
  if (state.meals.length === 0) return;
  resume(search, start);
  let best = start;
  let least = totalCost(state);
  for (const [leg, share] of LEGS.entries()) {
    const from = leg === LEGS.length - 1 ? best : start;
    for (const { week, cost } of improveFrom(search, from, leg * MAX_ROUNDS, share)) {
      if (cost >= least - MIN_GAIN) continue;
      least = cost;
      best = week;
      yield week;
    }
  }
}

/** Better and better weeks than `from`, with a share of the work; `firstRound` is where its chance begins. */
function* improveFrom(
  search: Search,
  from: PlannedWeek,
  firstRound: number,
  share: number,
): Generator<{ week: PlannedWeek; cost: number }> {
  const { state } = search;
  const days = state.input.days.map((_, day) => day);
  resume(search, from);
  let [now, best] = [from, from];
  let least = totalCost(state);
  let unmet = least - state.own;
  let astray = 0;
  const part = share * Math.min(1, state.meals.length / USUAL_MEALS);
  const [before, most] = [state.work, MAX_WORK * part];
  for (let round = 0; round < MAX_ROUNDS * part && state.work < before + most; round += 1) {
    const widest = Math.min(MAX_DETOUR, Math.max(MIN_DETOUR, unmet));
    const detour = widest * (1 - (state.work - before) / most);
    descend(search, shake(search, firstRound + round));
    // The other days are looked at where it is promising.
    if (totalCost(state) < least + detour + MAX_SAVING) descend(search, days);
    const cost = totalCost(state);
    astray += 1;
    if (cost < least - MIN_GAIN) {
      least = cost;
      unmet = cost - state.own;
      now = toWeek(state);
      best = now;
      astray = 0;
      yield { week: now, cost };
    } else if (astray >= MAX_ASTRAY) {
      now = best;
      astray = 0;
      resume(search, now);
    } else if (cost < least + detour) now = toWeek(state);
    else resume(search, now);
  }
}
