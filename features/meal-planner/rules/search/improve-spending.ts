import { eatenToday } from './eaten.ts';
import { isCookedAlone } from './improve-exchanges.ts';
import { MIN_GAIN } from './improve-pair.ts';
import type { Search } from './start-search.ts';
import {
  budgetCost,
  minutesCost,
  nutrientCost,
  type OpenMeal,
  type Option,
  put,
  repetitionCostOf,
  totalCost,
  type WeekState,
} from './week-state.ts';

/** Only near its end does money bind days to each other, AUD. */
const NEAR_AUD = 8;
const MAX_CHANGES = 20;

/** Another dish for a meal: what it changes of the cost without money, and of the money. */
type Change = { meal: OpenMeal; option: Option; cost: number; aud: number };

/** The changes of a meal of which none is both better and cheaper than another. */
function listChanges(state: WeekState, meal: OpenMeal): Change[] {
  const { now, day } = meal;
  if (!now) return [];
  const today = eatenToday(state, meal, null);
  put(state, meal, null, 0);
  const range = state.ranges[day] as WeekState['ranges'][number];
  const amounts = state.amounts[day] as Float64Array;
  const weigh = (option: Option, repeats: number) =>
    option.fresh +
    repeats +
    nutrientCost(range, amounts, option.amounts) +
    minutesCost(state, day, (state.minutes[day] as number) + option.minutes);
  const before = weigh(now.option, repetitionCostOf(now.option));
  const changes: Change[] = [];
  for (const dish of meal.dishes) {
    if (today.includes(dish.recipe.id)) continue;
    const repeats = repetitionCostOf(dish.options[0] as Option);
    for (const option of dish.options) {
      const cost = weigh(option, repeats) - before;
      changes.push({ meal, option, cost, aud: option.aud - now.option.aud });
    }
  }
  state.work += meal.options.length;
  put(state, meal, now.option, now.from);
  let least = Number.POSITIVE_INFINITY;
  return changes
    .sort((a, b) => a.aud - b.aud)
    .filter(({ cost }) => {
      if (cost >= least) return false;
      least = cost;
      return true;
    });
}

/** Less money at a meal of one day for a better one of another, while the week costs about all there is. */
export function improveSpending({ state }: Search): boolean {
  const { budgetAud } = state.input.wishes;
  if (budgetAud === null) return false;
  let isBetter = false;
  for (let turn = 0; turn < MAX_CHANGES && state.aud > budgetAud - NEAR_AUD; turn += 1) {
    const before = totalCost(state);
    const money = budgetCost(state, state.aud);
    const lists = state.meals
      .filter((meal) => isCookedAlone(state, meal))
      .map((meal) => ({ day: meal.day, changes: listChanges(state, meal) }));
    let best: [Change, Change] | null = null;
    let least = -MIN_GAIN;
    for (const [at, { day, changes }] of lists.entries()) {
      for (const other of lists.slice(at + 1)) {
        if (other.day === day) continue;
        for (const one of changes) {
          for (const two of other.changes) {
            const cost =
              one.cost + two.cost + budgetCost(state, state.aud + one.aud + two.aud) - money;
            if (cost >= least) continue;
            least = cost;
            best = [one, two];
          }
        }
      }
    }
    if (!best) return isBetter;
    const was = best.map(({ meal }) => meal.now);
    for (const { meal, option } of best) put(state, meal, option, meal.index);
    if (totalCost(state) >= before - MIN_GAIN) {
      // Both together repeat what neither does alone.
      for (const [at, { meal }] of best.entries()) {
        put(state, meal, was[at]?.option ?? null, was[at]?.from ?? 0);
      }
      return isBetter;
    }
    isBetter = true;
  }
  return isBetter;
}
