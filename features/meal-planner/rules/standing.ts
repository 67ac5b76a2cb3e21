import { plantsBeside } from './day-bands.ts';
import type { CountedAmount, PlannedMeal, PlannerInput, PlannerRecipe } from './planner-input.ts';
import { COUNTED } from './planner-input.ts';
import { type Repetition, repetitionsOf } from './variety.ts';

/** What stands when other meals are chosen: amounts and minutes by day, money, how often what was cooked. */
export type Standing = {
  amounts: Record<CountedAmount, number>[];
  minutes: number[];
  aud: number;
  /** How often what is not to be too often was cooked, by its key. */
  repetitions: Map<string, { rule: Repetition; count: number }>;
  /** "day:recipe" to meals of that day. */
  eaten: Map<string, number>;
  /** Days that are still to be planned, among which the money is divided. */
  openDays: number;
};

export const standingAmount = (standing: Standing, day: number, nutrient: CountedAmount): number =>
  standing.amounts[day]?.[nutrient] ?? 0;

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

export const amountOf = (recipe: PlannerRecipe, counted: CountedAmount): number =>
  counted === 'vegetables' || counted === 'fruit'
    ? recipe[counted]
    : (recipe.amounts[counted] ?? 0);

/** Adds up what is fixed, and `meals`. Meals count for variety, minutes and money of the day they are cooked. */
export function standingOf(
  input: PlannerInput,
  meals: readonly PlannedMeal[],
  openDays: number,
): Standing {
  const known = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
  const standing: Standing = {
    amounts: input.days.map(({ fixed, targets }) => ({
      calories: fixed.calories ?? 0,
      protein: fixed.protein ?? 0,
      carbs: fixed.carbs ?? 0,
      fat: fixed.fat ?? 0,
      fiber: fixed.fiber ?? 0,
      sodium: fixed.sodium ?? 0,
      ...plantsBeside(fixed.calories, targets),
    })),
    minutes: input.days.map(() => 0),
    aud: 0,
    repetitions: new Map(),
    eaten: new Map(),
    openDays,
  };
  for (const { day, slotId, recipeId, portion, cookedOn } of meals) {
    const recipe = known.get(recipeId);
    const amounts = standing.amounts[day];
    if (!recipe || !amounts) continue;
    for (const key of COUNTED) {
      amounts[key] += amountOf(recipe, key) * portion;
    }
    standing.aud += (recipe.aud ?? 0) * portion;
    count(standing.eaten, `${day}:${recipeId}`);
    const isFresh = cookedOn === day;
    if (isFresh) standing.minutes[day] = (standing.minutes[day] ?? 0) + (recipe.minutes ?? 0);
    const kind = input.days[day]?.slots.find(({ id }) => id === slotId)?.kind;
    if (!kind) continue;
    for (const rule of repetitionsOf(recipe, kind, day, input.wishes)) {
      if (!isFresh && !rule.isEaten) continue;
      const known = standing.repetitions.get(rule.key)?.count ?? 0;
      standing.repetitions.set(rule.key, { rule, count: known + 1 });
    }
  }
  return standing;
}

/** Meals that the person fixed. */
export const lockedMeals = (input: PlannerInput): PlannedMeal[] =>
  input.days.flatMap(({ slots }, day) =>
    slots.flatMap(({ id, locked }) =>
      locked ? [{ day, slotId: id, ...locked, cookedOn: day }] : [],
    ),
  );
