import { randomOf } from '#platform/shared/seeded-random.ts';
import type { Cell } from '../choices.ts';
import { toBands } from '../day-bands.ts';
import { budgetRate, cookingCost, LEFTOVER_COST, MINUTE_COST, tasteCost } from '../plan-costs.ts';
import {
  COUNTED,
  type PlannedMeal,
  type PlannedWeek,
  type PlannerInput,
  type PlannerRecipe,
} from '../planner-input.ts';
import { amountOf, lockedMeals, standingOf } from '../standing.ts';
import { repetitionsOf } from '../variety.ts';

export const COUNTED_AMOUNTS = COUNTED.length;
/** Energy is the first of the counted amounts. */
export const CALORIES = 0;

/** A dish with a portion, as a meal of a day may be. */
export type Option = {
  recipe: PlannerRecipe;
  portion: number;
  /** the same number for the same portion of a recipe */
  key: number;
  /** of the portion, in the order of the counted amounts */
  amounts: Float64Array;
  minutes: number;
  aud: number;
  /** what it costs by itself when it is cooked for this meal, and when it is left over */
  fresh: number;
  leftOver: number;
  repeats: readonly Count[];
};

/** A recipe with its portions from the smallest on, and their energy, kcal: of the first, and of each step. */
export type Dish = {
  recipe: PlannerRecipe;
  options: readonly Option[];
  minutes: number;
  kcal: number;
  kcalStep: number;
};

/** How often what is not to be too often was cooked, and what each time beyond the limit costs. */
export type Count = { limit: number; cost: number; isEaten: boolean; now: number };

/** A meal that is open, and what it is now: cooked for it, or left over from another. */
export type OpenMeal = Cell & {
  index: number;
  dishes: readonly Dish[];
  options: readonly Option[];
  now: { option: Option; from: number } | null;
};

/** Ranges of a day in arrays, and what each unit outside costs. */
type DayRanges = { min: Float64Array; max: Float64Array; cost: Float64Array };

/** A week under search, whose cost is known after each change without adding everything up again. */
export type WeekState = {
  input: PlannerInput;
  meals: OpenMeal[];
  amounts: Float64Array[];
  ranges: DayRanges[];
  nutrientCosts: number[];
  minutes: number[];
  aud: number;
  own: number;
  counts: Map<string, Count>;
  repetitionCost: number;
  empty: number;
  /** what the search has done, in changes and portions looked at: it ends by this, never by a clock */
  work: number;
};

/** The portions of a dish as a meal may be: they differ in amounts only. */
export function toOptions(
  { input, counts }: Pick<WeekState, 'input' | 'counts'>,
  recipe: PlannerRecipe,
  { day, slotId }: Cell,
  portions: readonly number[],
): Option[] {
  const at = input.days[day];
  const kind = at?.slots.find(({ id }) => id === slotId)?.kind;
  const taste = tasteCost(recipe, input);
  const repeats = (kind ? repetitionsOf(recipe, kind, day, input.wishes) : []).map(
    ({ key, limit, cost, isEaten = false }) => {
      const count = counts.get(key) ?? { limit, cost, isEaten, now: 0 };
      counts.set(key, count);
      return count;
    },
  );
  return portions.map((portion) => ({
    recipe,
    portion,
    key: Math.floor(randomOf(`${recipe.id} ${portion}`, 0) * 2 ** 31),
    amounts: Float64Array.from(COUNTED, (counted) => amountOf(recipe, counted) * portion),
    minutes: recipe.minutes ?? 0,
    aud: (recipe.aud ?? 0) * portion,
    fresh: taste + cookingCost(recipe, kind, at ?? {}, input.wishes),
    leftOver: taste + LEFTOVER_COST,
    repeats,
  }));
}

function toRanges(input: PlannerInput, day: number): DayRanges {
  const none = () => new Float64Array(COUNTED_AMOUNTS);
  const ranges = {
    min: none().fill(Number.NEGATIVE_INFINITY),
    max: none().fill(Number.POSITIVE_INFINITY),
    cost: none(),
  };
  const targets = input.days[day]?.targets;
  for (const { nutrient, min, max, step, costPerStep } of targets ? toBands(targets) : []) {
    const at = COUNTED.indexOf(nutrient);
    if (min !== null) ranges.min[at] = min;
    if (max !== null) ranges.max[at] = max;
    ranges.cost[at] = costPerStep / step;
  }
  return ranges;
}

/**
 * What amounts outside a day's ranges cost, with what an option adds. Ends early above `most`: energy and
 * protein come first, so that what does not fit is seen at once.
 */
export function nutrientCost(
  { min, max, cost }: DayRanges,
  amounts: Float64Array,
  more: Float64Array | null,
  most = Number.POSITIVE_INFINITY,
): number {
  let sum = 0;
  for (let at = 0; at < COUNTED_AMOUNTS && sum < most; at += 1) {
    const amount = (amounts[at] as number) + (more ? (more[at] as number) : 0);
    if (amount < (min[at] as number)) sum += ((min[at] as number) - amount) * (cost[at] as number);
    else if (amount > (max[at] as number))
      sum += (amount - (max[at] as number)) * (cost[at] as number);
  }
  return sum;
}

/** A week in which all is empty; its open meals are still to be added. */
export function startState(input: PlannerInput): WeekState {
  const standing = standingOf(input, lockedMeals(input), 1);
  const ranges = input.days.map((_, day) => toRanges(input, day));
  const amounts = standing.amounts.map((day) => Float64Array.from(COUNTED, (one) => day[one]));
  const counts = new Map(
    [...standing.repetitions].map(([key, { rule, count }]): [string, Count] => [
      key,
      { limit: rule.limit, cost: rule.cost, isEaten: rule.isEaten ?? false, now: count },
    ]),
  );
  return {
    input,
    meals: [],
    amounts,
    ranges,
    nutrientCosts: ranges.map((one, day) => nutrientCost(one, amounts[day] as Float64Array, null)),
    minutes: [...standing.minutes],
    aud: standing.aud,
    own: 0,
    counts,
    repetitionCost: 0,
    empty: 0,
    work: 0,
  };
}

/** Puts a dish where a meal is, or takes away what is there; `from` is the meal it is cooked for. */
export function put(state: WeekState, meal: OpenMeal, option: Option | null, from: number): void {
  state.work += 1;
  if (meal.now) change(state, meal, meal.now.option, meal.now.from === meal.index, -1);
  state.empty += (option ? 0 : 1) - (meal.now ? 0 : 1);
  meal.now = option ? { option, from } : null;
  if (option) change(state, meal, option, from === meal.index, 1);
  state.nutrientCosts[meal.day] = nutrientCost(
    state.ranges[meal.day] as DayRanges,
    state.amounts[meal.day] as Float64Array,
    null,
  );
}

function change(
  state: WeekState,
  { day }: OpenMeal,
  option: Option,
  isFresh: boolean,
  sign: 1 | -1,
): void {
  const amounts = state.amounts[day] as Float64Array;
  for (let at = 0; at < COUNTED_AMOUNTS; at += 1) {
    amounts[at] = (amounts[at] as number) + sign * (option.amounts[at] as number);
  }
  state.aud += sign * option.aud;
  state.own += sign * (isFresh ? option.fresh : option.leftOver);
  if (isFresh) state.minutes[day] = (state.minutes[day] as number) + sign * option.minutes;
  for (const count of option.repeats) {
    if (!isFresh && !count.isEaten) continue;
    if (sign === 1 && count.now >= count.limit) state.repetitionCost += count.cost;
    if (sign === -1 && count.now > count.limit) state.repetitionCost -= count.cost;
    count.now += sign;
  }
}

/** What cooking a dish once more would repeat. */
export function repetitionCostOf({ repeats }: Option): number {
  let sum = 0;
  for (const { now, limit, cost } of repeats) if (now >= limit) sum += cost;
  return sum;
}

export const minutesCost = ({ input }: WeekState, day: number, minutes: number): number => {
  const most = input.days[day]?.minutes ?? null;
  return most === null ? 0 : Math.max(0, minutes - most) * MINUTE_COST;
};

export const budgetCost = ({ input }: WeekState, aud: number): number => {
  const { budgetAud } = input.wishes;
  return budgetAud === null ? 0 : Math.max(0, aud - budgetAud) * budgetRate(input.wishes);
};

/** The cost of the week as it is; an empty meal costs more than any dish. */
export function totalCost(state: WeekState): number {
  let sum = state.own + state.repetitionCost + budgetCost(state, state.aud);
  for (const [day, minutes] of state.minutes.entries()) {
    sum += (state.nutrientCosts[day] as number) + minutesCost(state, day, minutes);
  }
  return sum + state.empty * EMPTY_COST;
}
/** Of an empty meal: more than any dish. */
export const EMPTY_COST = 1_000;

/** The week as it is: what was locked, and what was put. */
export function toWeek(state: WeekState): PlannedWeek {
  const open = state.meals.flatMap(({ day, slotId, now }): PlannedMeal[] => {
    if (!now) return [];
    const { recipe, portion } = now.option;
    const cookedOn = state.meals[now.from]?.day ?? day;
    return [{ day, slotId, recipeId: recipe.id, portion, cookedOn }];
  });
  return { meals: [...lockedMeals(state.input), ...open] };
}
