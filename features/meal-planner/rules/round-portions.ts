import { bandCost, toBands } from './day-bands.ts';
import type { CountedAmount, PlannedMeal, PlannedWeek, PlannerInput } from './planner-input.ts';
import { amountOf, standingAmount, standingOf } from './standing.ts';

const MIN_PORTION = 0.5;
const MAX_PORTION = 2.5;

/**
 * Portions in the steps that people can measure: of the neighbouring steps of all meals of a day those that
 * leave its ranges least. Locked meals stay, and what is in steps; a dish eaten over several days is rounded once.
 */
export function roundPortions(input: PlannerInput, { meals }: PlannedWeek): PlannedWeek {
  const recipes = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
  const isLocked = (meal: PlannedMeal) =>
    input.days[meal.day]?.slots.some(({ id, locked }) => id === meal.slotId && locked !== null) ??
    true;
  const addedBy = (recipeId: string, counted: CountedAmount) => {
    const recipe = recipes.get(recipeId);
    return recipe ? amountOf(recipe, counted) : 0;
  };
  const isInSteps = ({ recipeId, portion }: PlannedMeal) => {
    const steps = portion / (recipes.get(recipeId)?.step ?? portion);
    return Math.abs(steps - Math.round(steps)) < 1e-9;
  };
  let rounded = [...meals];
  input.days.forEach(({ targets }, day) => {
    const bands = toBands(targets);
    const today = rounded.filter(
      (meal) => meal.day === day && meal.cookedOn === day && !isLocked(meal) && !isInSteps(meal),
    );
    const without = standingOf(
      input,
      rounded.filter((meal) => meal.day === day && !today.includes(meal)),
      1,
    );
    const steps = today.map(({ recipeId, portion }) => {
      const step = recipes.get(recipeId)?.step ?? 0.25;
      const below = Math.floor(portion / step);
      const near = [below - 1, below, below + 1, below + 2].map((times) => times * step);
      const usable = near.filter((one) => one >= MIN_PORTION && one <= MAX_PORTION);
      return usable.length > 0 ? usable : [Math.max(step, MIN_PORTION)];
    });
    let best: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    const tryFrom = (index: number, portions: number[]) => {
      const own = steps[index];
      if (own) {
        for (const portion of own) tryFrom(index + 1, [...portions, portion]);
        return;
      }
      let cost = 0;
      for (const band of bands) {
        const amount = today.reduce(
          (sum, { recipeId }, at) => sum + addedBy(recipeId, band.nutrient) * (portions[at] ?? 0),
          standingAmount(without, day, band.nutrient),
        );
        cost += bandCost(band, amount);
      }
      // Between equal ones the nearest to what was planned.
      cost +=
        today.reduce((sum, { portion }, at) => sum + Math.abs(portion - (portions[at] ?? 0)), 0) *
        0.01;
      if (cost < least) {
        least = cost;
        best = portions;
      }
    };
    tryFrom(0, []);
    rounded = rounded.map((meal) => {
      const at = today.findIndex(
        (one) => one.cookedOn === meal.cookedOn && one.recipeId === meal.recipeId,
      );
      return at < 0 || isLocked(meal) ? meal : { ...meal, portion: best[at] ?? meal.portion };
    });
  });
  return { meals: rounded };
}
