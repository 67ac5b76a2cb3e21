import { seededRandom } from '#platform/shared/seeded-random.ts';
import { choicesOf } from './choices.ts';
import type { LinearModel } from './linear-model.ts';
import type { PlannedMeal, PlannedWeek, PlannerInput } from './planner-input.ts';
import { readMeals } from './roll-week.ts';
import { costsOf, sumCosts } from './score-week.ts';
import { lockedMeals, standingOf } from './standing.ts';
import { buildWeekModel } from './week-model.ts';

/** Less than this is noise of the solver. */
const MIN_GAIN = 0.001;
const ROUNDS = 2;

/** Gives the values of a model's columns at nearly the least cost; null without a solution. */
export type SolveModel = (model: LinearModel) => ArrayLike<number> | null;

function shuffle<One>(list: readonly One[], seed: number): One[] {
  const random = seededRandom(seed);
  const keyed = list.map((one) => ({ one, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one);
}

/** Pairs of days in an order of the seed, so that every device improves alike. */
function dayPairs(days: number, seed: number): number[][] {
  const pairs: number[][] = [];
  for (let first = 0; first < days; first += 1) {
    for (let second = first + 1; second < days; second += 1) pairs.push([first, second]);
  }
  return days === 1 ? [[0]] : shuffle(pairs, seed).slice(0, days);
}

/**
 * Better weeks, one after another (large neighbourhoods, domain 5.3): two days are planned again while the
 * others stand, and what costs less is kept. Ends after two rounds; the caller may stop earlier.
 */
export function* improveWeek(
  input: PlannerInput,
  start: PlannedWeek,
  solve: SolveModel,
): Generator<PlannedWeek> {
  let best = start;
  let cost = sumCosts(costsOf(input, best));
  const locked = lockedMeals(input);
  const isLocked = (meal: PlannedMeal) =>
    locked.some(({ day, slotId }) => day === meal.day && slotId === meal.slotId);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cost;
    for (const pair of dayPairs(input.days.length, input.seed + round)) {
      // A dish that is eaten over several days stays whole: it is kept if any of its days is outside.
      const isFree = (meal: PlannedMeal) =>
        !isLocked(meal) &&
        best.meals
          .filter((one) => one.recipeId === meal.recipeId && one.cookedOn === meal.cookedOn)
          .every(({ day }) => pair.includes(day));
      const kept = best.meals.filter((meal) => !isFree(meal));
      const open = pair.flatMap((day) =>
        choicesOf(input, day).filter(({ cells }) =>
          cells.every(
            (cell) =>
              pair.includes(cell.day) &&
              !kept.some(({ day: at, slotId }) => at === cell.day && slotId === cell.slotId),
          ),
        ),
      );
      const week = buildWeekModel(input, pair, open, standingOf(input, kept, pair.length));
      const values = solve(week.model);
      if (!values) continue;
      const next = { meals: [...kept, ...readMeals(week, values)] };
      const nextCost = sumCosts(costsOf(input, next));
      if (nextCost >= cost - MIN_GAIN) continue;
      best = next;
      cost = nextCost;
      yield best;
    }
    if (before - cost < MIN_GAIN) return;
  }
}
