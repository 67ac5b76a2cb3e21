import type { Goal } from '#features/account/contract.ts';

/** Where the day's energy should lead. */
export type Direction = 'lose' | 'build' | 'recompose' | 'fit' | 'healthy';

/**
 * One direction from a list of goals. Losing and building together pull in opposite directions:
 * they become energy balance with the higher protein. Otherwise the most demanding goal leads:
 * lose_weight or build_muscle, then get_fit, then stay_healthy, which is also the answer to no goal.
 */
export function directionOf(goals: readonly Goal[]): Direction {
  const lose = goals.includes('lose_weight');
  const build = goals.includes('build_muscle');
  if (lose && build) return 'recompose';
  if (lose) return 'lose';
  if (build) return 'build';
  return goals.includes('get_fit') ? 'fit' : 'healthy';
}
