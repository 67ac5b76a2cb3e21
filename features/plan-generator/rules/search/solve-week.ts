import { constructWeek, mendWeek } from './construct.ts';
import { improveWeek, type State, startState } from './improve.ts';
import { polishWeek } from './polish.ts';
import type { Problem } from './problem.ts';
import { missesMinimum } from './week-score.ts';

/** Any other seed. */
const NEXT_SEED = 7_919;

function* searchOnce(problem: Problem, from: State, seed: number): Generator<void, State> {
  const better = yield* improveWeek(problem, from, seed);
  const best = yield* polishWeek(problem, better);
  return yield* constructWeek(problem, mendWeek(problem, best));
}

/**
 * Draft, search, polish, mend and top up: the best week found. Where time is enough and a muscle or
 * movement is short all the same, it searches once more with other dice. Yields so that a browser
 * stays responsive.
 */
export function* solveWeek(
  problem: Problem,
  from: State = startState(problem),
): Generator<void, State> {
  const { hasTime, input } = problem;
  const draft = yield* constructWeek(problem, from);
  const first = yield* searchOnce(problem, draft, input.seed);
  if (!hasTime || !missesMinimum(problem, first.sums)) return first;
  const second = yield* searchOnce(problem, draft, input.seed + NEXT_SEED);
  return second.score.total < first.score.total ? second : first;
}
