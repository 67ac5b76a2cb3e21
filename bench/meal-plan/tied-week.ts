import { budgetRate } from '#features/meal-planner/rules/plan-costs.ts';
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
import type { Part } from './day-optimum.ts';

/** What binds days to each other, with at most `limit` of it; each more costs `cost`. */
type Tie = { limit: number; cost: number };
/** A dish for a meal, and how much it takes of each tie. */
export type TiedPart = Part & { own: number; ties: [tie: number, amount: number][] };
export type Week = { state: WeekState; ties: Tie[]; meals: { day: number; parts: TiedPart[] }[] };
/** A whole day in the model of all days. */
export type DayColumn = { day: number; cost: number; ties: Map<number, number> };

/** What is left over must have been cooked: no cost allows otherwise. */
const UNCOOKED_COST = 60;

/** All that the planner's search may choose from, exactly as it counts it, with what ties its days together. */
export function toTied(input: PlannerInput): Week {
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
      : [
          [
            tieOf('budget', { limit: budgetAud - state.aud, cost: budgetRate(input.wishes) }),
            option.aud,
          ],
        ];
  const cookedKey = (meal: OpenMeal, { recipe, portion }: Option) =>
    `cooked ${meal.index} ${recipe.id} ${portion}`;
  // Who eats what is left over of a dish, by what must be cooked for it.
  const eaters = new Map<string, number[]>();
  const leftOvers = new Map<OpenMeal, Map<string, TiedPart>>();
  for (const { meals, options } of batches.flat()) {
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
export const priced = (part: TiedPart, prices: ArrayLike<number>): TiedPart => ({
  ...part,
  cost: part.ties.reduce((sum, [tie, amount]) => sum + amount * (prices[tie] as number), part.own),
});

/** A day with these dishes: what it costs by itself, and what it takes of each tie. */
export function toDayColumn(state: WeekState, day: number, parts: readonly TiedPart[]): DayColumn {
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
