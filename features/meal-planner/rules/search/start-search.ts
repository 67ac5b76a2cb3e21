import { type Choice, choicesOf } from '../choices.ts';
import type { PlannerInput } from '../planner-input.ts';
import { type Settled, startSettled } from './settled.ts';
import {
  CALORIES,
  type Dish,
  type OpenMeal,
  type Option,
  startState,
  toOptions,
  type WeekState,
} from './week-state.ts';

/** kcal from one portion to the next where there is but one. */
const NO_STEP = 1e12;

/** A dish cooked once for several meals, with the same portion at each. */
export type Batch = { meals: readonly OpenMeal[]; options: readonly Option[] };

export type Search = {
  state: WeekState /** by what is cooked for which meals: in each portion */;
  batches: readonly (readonly Batch[])[];
  settled: Settled;
};

/** Portions from the least to the most, in the steps of the dish. */
function listPortions({ recipe, low, high }: Choice): number[] {
  const count = Math.round((high - low) / recipe.step);
  return Array.from({ length: count + 1 }, (_, at) => low + at * recipe.step);
}

/** All that is open, with what it may be. A meal for which there is nothing stays empty. */
export function startSearch(input: PlannerInput): Search {
  const state = startState(input);
  const choices = input.days.flatMap((_, day) => choicesOf(input, day));
  const keyOf = ({ day, slotId }: { day: number; slotId: string }) => `${day}:${slotId}`;
  const singles = Map.groupBy(
    choices.filter(({ cells }) => cells.length === 1),
    ({ cells }) => keyOf(cells[0] ?? { day: -1, slotId: '' }),
  );
  for (const own of singles.values()) {
    const cell = own[0]?.cells[0];
    if (!cell) continue;
    const dishes = own.map((choice) =>
      toDish(toOptions(state, choice.recipe, cell, listPortions(choice))),
    );
    const options = dishes.flatMap((dish) => dish.options);
    state.meals.push({ ...cell, index: state.meals.length, dishes, options, now: null });
    state.empty += 1;
  }
  const mealAt = new Map(state.meals.map((meal) => [keyOf(meal), meal]));
  const batches = choices.flatMap((choice): Batch[][] => {
    if (choice.cells.length === 1) return [];
    const own = choice.cells.flatMap((cell) => mealAt.get(keyOf(cell)) ?? []);
    if (own.length < choice.cells.length) return [];
    const portions = listPortions(choice);
    const options = own.map((meal) => toOptions(state, choice.recipe, meal, portions));
    return [
      portions.map((_, at) => ({
        meals: own,
        options: options.flatMap((one) => one[at] ?? []),
      })),
    ];
  });
  return { state, batches, settled: startSettled(state) };
}

export function toDish(options: readonly Option[]): Dish {
  const [first, next] = options as readonly [Option, Option?];
  const kcal = first.amounts[CALORIES] as number;
  return {
    recipe: first.recipe,
    options,
    minutes: first.minutes,
    kcal,
    kcalStep: next ? (next.amounts[CALORIES] as number) - kcal : NO_STEP,
  };
}
