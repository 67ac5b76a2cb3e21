import { MINUTE_COST } from '#features/meal-planner/rules/plan-costs.ts';
import type { PlannerInput } from '#features/meal-planner/rules/planner-input.ts';
import type { WeekState } from '#features/meal-planner/rules/search/week-state.ts';
import { cheapestDay, listDays } from './day-optimum.ts';
import { solveLinear } from './highs-solver.ts';
import { addColumn, addRow, addTerm, emptyModel } from './linear-model.ts';
import {
  type DayColumn,
  priced,
  type TiedPart,
  toDayColumn,
  toTied,
  type Week,
} from './tied-week.ts';

const MAX_ROUNDS = 60;
/** How far the prices of a round may be from the best ones known, else they swing. */
const FIRST_STEP = 0.04;
const WIDER = 1.5;
const MIN_STEP = 0.002;
/** So little of the bound is not worth another round. */
const CLOSED_SHARE = 0.0005;
/** More days than this are too many to decide between. */
const MAX_DAYS = 20_000;
/** Of the arithmetic. */
const NOISE = 1e-6;

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

const pricedMeals = ({ meals }: Week, day: number, prices: ArrayLike<number>): TiedPart[][] =>
  meals
    .filter((meal) => meal.day === day)
    .map(({ parts }) => parts.map((part) => priced(part, prices)));

/** The cheapest day each at these prices: together, less what the ties allow, no week costs less. */
function boundAt(week: Week, prices: ArrayLike<number>) {
  let bound = -week.ties.reduce((sum, { limit }, tie) => sum + limit * (prices[tie] as number), 0);
  const days = week.state.input.days.map((_, day) => {
    const meals = pricedMeals(week, day, prices).map(undominated);
    const { cost: least, parts } = cheapestDay(week.state, day, meals, MINUTE_COST);
    bound += least;
    return { ...toDayColumn(week.state, day, parts), least };
  });
  return { bound, days };
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

/** The cheapest week that is made of these days, each of them whole. */
function cheapestWeekOf({ ties, state }: Week, known: readonly DayColumn[]): number {
  const model = emptyModel();
  const days = state.input.days.map(() => addRow(model, 'day', 1, 1));
  const rows = ties.map(({ limit, cost }) => {
    const row = addRow(model, 'tie', null, limit);
    addTerm(row, addColumn(model, '', cost), -1);
    return row;
  });
  for (const { day, cost, ties: used } of known) {
    const column = addColumn(model, '', cost, { isBinary: true });
    const row = days[day];
    if (row) addTerm(row, column, 1);
    for (const [tie, amount] of used) {
      const tied = rows[tie];
      if (tied) addTerm(tied, column, amount);
    }
  }
  return solveLinear(model).cost;
}

/**
 * A bound that whole days prove. A week that costs less than `enough` has no day that costs more above the
 * cheapest one, at any prices, than `enough` is above the bound at them. There are few such days: the
 * cheapest week of them is the best there is, or nothing is below `enough`. With too many the bound stays.
 */
export function proveByDays(week: Week, prices: ArrayLike<number>, enough: number): number {
  const { bound, days } = boundAt(week, prices);
  const known: DayColumn[] = [];
  for (const { day, least } of days) {
    const meals = pricedMeals(week, day, prices);
    const most = least + enough - bound + NOISE;
    for (const parts of listDays(week.state, day, meals, MINUTE_COST, most, MAX_DAYS)) {
      known.push(toDayColumn(week.state, day, parts));
    }
    if (known.length >= MAX_DAYS) return bound;
  }
  return Math.min(enough, cheapestWeekOf(week, known));
}

/**
 * What no week of the planner can cost less than, with its portions in steps and its rules: each day is solved
 * to the end by itself, and what ties days together (repeats, money, leftovers) has prices instead, which are
 * raised and lowered until the sum is as high as it gets (column generation; the bound is valid at any prices).
 * Where that is below `enough`, whole days decide. Stops early once the bound is `enough`.
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
    if (best >= enough) return { bound: best, rounds: round };
    const isLast = round === MAX_ROUNDS || step < MIN_STEP;
    const mix = solveDays(week, known, kept, step);
    // No prices within a step are better: those further away may be.
    if (isLast || mix.cost - best < CLOSED_SHARE * Math.abs(best)) {
      return { bound: proveByDays(week, kept, enough), rounds: round };
    }
    prices = mix.prices;
  }
}
