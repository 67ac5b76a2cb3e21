import { type Choice, choicesOf } from './choices.ts';
import type { PlannedMeal, PlannedWeek, PlannerInput } from './planner-input.ts';
import { solveModel } from './solve-model.ts';
import { lockedMeals, standingOf } from './standing.ts';
import { buildWeekModel, type WeekModel } from './week-model.ts';

/** Chosen meals of solved columns. */
export function readMeals(
  { choices, columns }: WeekModel,
  values: ArrayLike<number>,
): PlannedMeal[] {
  return choices.flatMap(({ recipe, cells, low }, index) => {
    const place = columns[index];
    if (!place || (values[place.chosen] ?? 0) < 0.5) return [];
    const portion = low + (values[place.extra] ?? 0);
    const cookedOn = cells[0]?.day ?? 0;
    return cells.map(({ day, slotId }) => ({
      day,
      slotId,
      recipeId: recipe.id,
      portion,
      cookedOn,
    }));
  });
}

const isOpen = (meals: readonly PlannedMeal[], { cells }: Choice): boolean =>
  cells.every(
    ({ day, slotId }) => !meals.some((meal) => meal.day === day && meal.slotId === slotId),
  );

/** The meals of a day. Where the solver finds nothing, it is asked again without leftovers. */
function planDay(
  input: PlannerInput,
  day: number,
  open: readonly Choice[],
  meals: readonly PlannedMeal[],
): PlannedMeal[] {
  const standing = standingOf(input, meals, input.days.length - day);
  const singles = open.filter(({ cells }) => cells.length === 1);
  for (const choices of [open, singles]) {
    const week = buildWeekModel(input, [day], choices, standing);
    const values = solveModel(week.model);
    if (values) return readMeals(week, values);
  }
  return [];
}

/**
 * A first week at once: one day after another, each with what the days before left of money and variety
 * (domain 5.3). A meal without any recipe stays empty.
 */
export function rollWeek(input: PlannerInput): PlannedWeek {
  let meals = lockedMeals(input);
  for (let day = 0; day < input.days.length; day += 1) {
    const open = choicesOf(input, day).filter((choice) => isOpen(meals, choice));
    if (open.length === 0) continue;
    meals = [...meals, ...planDay(input, day, open, meals)];
  }
  return { meals };
}
