import { constructWeek, mendWeek } from './construct.ts';
import { improveWeek, type State, startState } from './improve.ts';
import { polishWeek } from './polish.ts';
import type { Problem } from './problem.ts';

/** Draft, search, polish, mend and top up: the best week found. Yields so that a browser stays responsive. */
export function* solveWeek(
  problem: Problem,
  from: State = startState(problem),
): Generator<void, State> {
  const draft = yield* constructWeek(problem, from);
  const better = yield* improveWeek(problem, draft);
  const best = yield* polishWeek(problem, better);
  return yield* constructWeek(problem, mendWeek(problem, best));
}
