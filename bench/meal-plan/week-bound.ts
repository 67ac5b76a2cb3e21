import { BUDGET_COST, MINUTE_COST } from '#features/meal-planner/rules/plan-costs.ts';
import type { PlannerInput } from '#features/meal-planner/rules/planner-input.ts';
import { startSearch } from '#features/meal-planner/rules/search/start-search.ts';
import {
  type Count,
  minutesCost,
  nutrientCost,
  type OpenMeal,
  type Option,
  type WeekState,
} from '#features/meal-planner/rules/search/week-state.ts';
import { cheapestDay, type Part } from './day-optimum.ts';
import { solveLinear } from './highs-solver.ts';
import { addColumn, addRow, addTerm, emptyModel } from './linear-model.ts';

/** What binds days to each other, with at most `limit` of it; each more costs `cost`. */
type Tie = { limit: number; cost: number };
/** A dish for a meal, and how much it takes of each tie. */
type TiedPart = Part & { own: number; ties: [tie: number, amount: number][] };
type Week = { state: WeekState; ties: Tie[]; meals: { day: number; parts: TiedPart[] }[] };
/** A whole day in the model of all days. */
type DayColumn = { day: number; cost: number; ties: Map<number, number> };

const MAX_ROUNDS = 60;
/** What is left over must have been cooked: no cost allows otherwise. */
const UNCOOKED_COST = 60;
/** How far the prices of a round may be from the best ones known, else they swing. */
const FIRST_STEP = 0.04;
const WIDER = 1.5;
const MIN_STEP = 0.002;
/** So little of the bound is not worth another round. */
const CLOSED_SHARE = 0.0005;

/** All that the planner's search may choose from, exactly as it counts it, with what ties its days together. */
function toTied(input: PlannerInput): Week {
  const { state, batches } = startSearch(input);
  const ties: Tie[] = [];
  const byKey = new Map<string, number>();
  const tieOf = (key: string, tie: Tie): number => {
    const at = byKey.get(key) ?? ties.push(tie) - 1;
    byKey.set(key, at);
    return at;
  };
  const byCount = new Map<Count, number>();
  const tieOfCount = (count: Count): number => {
    const at = byCount.get(count) ?? ties.push({ ...count, limit: count.limit - count.now }) - 1;
    byCount.set(count, at);
    return at;
  };
  const repeated = ({ repeats }: Option, isFresh: boolean) =>
    repeats
      .filter(({ isEaten }) => isFresh || isEaten)
      .map((count): [number, number] => [tieOfCount(count), 1]);
  const { budgetAud } = input.wishes;
  const paid = (option: Option): [number, number][] =>
    budgetAud === null
      ? []
      : [[tieOf('budget', { limit: budgetAud - state.aud, cost: BUDGET_COST }), option.aud]];
  const cookedKey = (meal: OpenMeal, { recipe, portion }: Option) =>
    `cooked ${meal.index} ${recipe.id} ${portion}`;
  // Who eats what is left over of a dish, by what must be cooked for it.
  const eaters = new Map<string, number[]>();
  const leftOvers = new Map<OpenMeal, Map<string, TiedPart>>();
  for (const { meals, options } of batches) {
    const [source, cooked] = [meals[0], options[0]];
    if (!source || !cooked) continue;
    for (const [at, meal] of meals.entries()) {
      const option = options[at];
      if (at === 0 || !option) continue;
      const key = cookedKey(source, cooked);
      const known = leftOvers.get(meal) ?? new Map<string, TiedPart>();
      leftOvers.set(meal, known);
      if (known.has(key)) continue;
      const tie = tieOf(`${key} for ${meal.index}`, { limit: 0, cost: UNCOOKED_COST });
      eaters.set(key, [...(eaters.get(key) ?? []), tie]);
      const own = option.leftOver;
      known.set(key, {
        option,
        own,
        cost: own,
        minutes: 0,
        ties: [[tie, 1], ...repeated(option, false), ...paid(option)],
      });
    }
  }
  const meals = state.meals.map((meal) => {
    const fresh = meal.options.map((option): TiedPart => {
      const cooks = (eaters.get(cookedKey(meal, option)) ?? []).map((tie): [number, number] => [
        tie,
        -1,
      ]);
      const { minutes, fresh: own } = option;
      return {
        option,
        own,
        cost: own,
        minutes,
        ties: [...repeated(option, true), ...paid(option), ...cooks],
      };
    });
    return { day: meal.day, parts: [...fresh, ...(leftOvers.get(meal)?.values() ?? [])] };
  });
  return { state, ties, meals };
}

/** A dish with the prices of its ties. */
const priced = (part: TiedPart, prices: ArrayLike<number>): TiedPart => ({
  ...part,
  cost: part.ties.reduce((sum, [tie, amount]) => sum + amount * (prices[tie] as number), part.own),
});

/** Of the same portion of a dish only what is cheapest, fresh and left over: nothing else can be best. */
function undominated(parts: readonly TiedPart[]): TiedPart[] {
  const best = new Map<string, TiedPart>();
  for (const part of parts) {
    const { recipe, portion } = part.option;
    const key = `${recipe.id} ${portion} ${part.minutes === 0}`;
    const known = best.get(key);
    if (!known || part.cost < known.cost) best.set(key, part);
  }
  return [...best.values()].filter((part) => {
    const { recipe, portion } = part.option;
    const other = best.get(`${recipe.id} ${portion} true`);
    return !other || other === part || part.cost < other.cost;
  });
}

/** The cheapest day each at these prices: together, less what the ties allow, no week costs less. */
function boundAt(week: Week, prices: ArrayLike<number>): { bound: number; days: DayColumn[] } {
  let bound = -week.ties.reduce((sum, { limit }, tie) => sum + limit * (prices[tie] as number), 0);
  const days = week.state.input.days.map((_, day): DayColumn => {
    const meals = week.meals
      .filter((meal) => meal.day === day)
      .map(({ parts }) => undominated(parts.map((part) => priced(part, prices))));
    const { cost, parts } = cheapestDay(week.state, day, meals, MINUTE_COST);
    bound += cost;
    return toDayColumn(week.state, day, parts);
  });
  return { bound, days };
}

function toDayColumn(state: WeekState, day: number, parts: readonly TiedPart[]): DayColumn {
  const amounts = Float64Array.from(state.amounts[day] as Float64Array);
  const ties = new Map<number, number>();
  let [cost, minutes] = [0, state.minutes[day] as number];
  for (const part of parts) {
    part.option.amounts.forEach((amount, at) => {
      amounts[at] = (amounts[at] as number) + amount;
    });
    minutes += part.minutes;
    cost += part.own;
    for (const [tie, amount] of part.ties) ties.set(tie, (ties.get(tie) ?? 0) + amount);
  }
  const range = state.ranges[day] as WeekState['ranges'][number];
  cost += nutrientCost(range, amounts, null) + minutesCost(state, day, minutes);
  return { day, cost, ties };
}

/** The price of each tie where dishes may be mixed in any shares: where the search for prices begins. */
function pricesOfShares({ state, ties, meals }: Week): Float64Array {
  const model = emptyModel();
  const columns = meals.map(({ parts }) => {
    const dish = addRow(model, 'dish', 1, 1);
    return parts.map(({ own }) => {
      const column = addColumn(model, '', own);
      addTerm(dish, column, 1);
      return column;
    });
  });
  const first = model.rows.length;
  for (const { limit, cost } of ties) {
    const row = addRow(model, 'tie', null, limit);
    addTerm(row, addColumn(model, '', cost), -1);
  }
  meals.forEach(({ parts }, meal) => {
    parts.forEach((part, at) => {
      for (const [tie, amount] of part.ties) {
        const row = model.rows[first + tie];
        if (row) addTerm(row.terms, columns[meal]?.[at] ?? 0, amount);
      }
    });
  });
  state.input.days.forEach((_, day) => {
    const { min, max, cost } = state.ranges[day] as WeekState['ranges'][number];
    const base = state.amounts[day] as Float64Array;
    const addSum = (low: number, high: number, price: number, of: (part: TiedPart) => number) => {
      const row = addRow(
        model,
        'sum',
        Number.isFinite(low) ? low : null,
        Number.isFinite(high) ? high : null,
      );
      if (Number.isFinite(low)) addTerm(row, addColumn(model, '', price), 1);
      if (Number.isFinite(high)) addTerm(row, addColumn(model, '', price), -1);
      meals.forEach((meal, index) => {
        if (meal.day !== day) return;
        meal.parts.forEach((part, at) => addTerm(row, columns[index]?.[at] ?? 0, of(part)));
      });
    };
    min.forEach((low, at) => {
      const [has, price] = [base[at] as number, cost[at] as number];
      if (price > 0) {
        addSum(
          low - has,
          (max[at] as number) - has,
          price,
          ({ option }) => option.amounts[at] as number,
        );
      }
    });
    const most = state.input.days[day]?.minutes ?? null;
    if (most !== null) {
      addSum(
        Number.NEGATIVE_INFINITY,
        most - (state.minutes[day] as number),
        MINUTE_COST,
        ({ minutes }) => minutes,
      );
    }
  });
  const { duals } = solveLinear(model);
  return Float64Array.from(ties, (_, tie) => Math.max(0, -(duals[first + tie] ?? 0)));
}

/** The best mix of the days known, and the price of each tie in it, at most a step from `kept`. */
function solveDays(
  { ties, state }: Week,
  known: readonly DayColumn[],
  kept: ArrayLike<number>,
  step: number,
) {
  const model = emptyModel();
  const days = state.input.days.map(() => addRow(model, 'day', 1, 1));
  const rows = ties.map(({ limit, cost }, tie) => {
    const row = addRow(model, 'tie', null, limit);
    const price = kept[tie] as number;
    addTerm(row, addColumn(model, '', Math.min(cost, price + step)), -1);
    if (price > step) addTerm(row, addColumn(model, '', step - price), 1);
    return row;
  });
  for (const { day, cost, ties: used } of known) {
    const column = addColumn(model, '', cost);
    const row = days[day];
    if (row) addTerm(row, column, 1);
    for (const [tie, amount] of used) {
      const tied = rows[tie];
      if (tied) addTerm(tied, column, amount);
    }
  }
  const { cost, duals } = solveLinear(model);
  const prices = ties.map((_, tie) => Math.max(0, -(duals[days.length + tie] ?? 0)));
  return { cost, prices };
}

/**
 * What no week of the planner can cost less than, with its portions in steps and its rules: each day is solved
 * to the end by itself, and what ties days together (repeats, money, leftovers) has prices instead, which are
 * raised and lowered until the sum is as high as it gets (column generation; the bound is valid at any prices).
 * Stops early once it is above `enough`.
 */
export function boundOfWeek(
  input: PlannerInput,
  enough: number,
): { bound: number; rounds: number } {
  const week = toTied(input);
  let kept: ArrayLike<number> = pricesOfShares(week);
  let prices: ArrayLike<number> = kept;
  let best = Number.NEGATIVE_INFINITY;
  let step = FIRST_STEP;
  const known: DayColumn[] = [];
  for (let round = 1; ; round += 1) {
    const { bound, days } = boundAt(week, prices);
    if (bound > best) {
      best = bound;
      kept = prices;
      if (round > 1) step *= WIDER;
    } else step /= 2;
    known.push(...days);
    if (best >= enough || round === MAX_ROUNDS || step < MIN_STEP)
      return { bound: best, rounds: round };
    const mix = solveDays(week, known, kept, step);
    // No prices within a step are better: those further away may be.
    if (mix.cost - best < CLOSED_SHARE * Math.abs(best)) return { bound: best, rounds: round };
    prices = mix.prices;
  }
}
