import type { PlannedMeal, PlannedNutrient, PlannerInput } from './planner-input.ts';

/** What stands when other meals are chosen: amounts and minutes by day, money, how often what was cooked. */
export type Standing = {
  amounts: Record<PlannedNutrient, number>[];
  minutes: number[];
  aud: number;
  cooked: Map<string, number>;
  mains: Map<string, number>;
  /** "day:recipe" to meals of that day. */
  eaten: Map<string, number>;
  /** Days that are still to be planned, among which the money is divided. */
  openDays: number;
};

export const standingAmount = (
  standing: Standing,
  day: number,
  nutrient: PlannedNutrient,
): number => standing.amounts[day]?.[nutrient] ?? 0;

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

/** Adds up what is fixed, and `meals`. Meals count for variety, minutes and money of the day they are cooked. */
export function standingOf(
  input: PlannerInput,
  meals: readonly PlannedMeal[],
  openDays: number,
): Standing {
  const known = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
  const standing: Standing = {
    amounts: input.days.map(({ fixed }) => ({
      calories: fixed.calories ?? 0,
      protein: fixed.protein ?? 0,
      carbs: fixed.carbs ?? 0,
      fat: fixed.fat ?? 0,
      fiber: fixed.fiber ?? 0,
      sodium: fixed.sodium ?? 0,
    })),
    minutes: input.days.map(() => 0),
    aud: 0,
    cooked: new Map(),
    mains: new Map(),
    eaten: new Map(),
    openDays,
  };
  for (const { day, slotId, recipeId, portion, cookedOn } of meals) {
    const recipe = known.get(recipeId);
    const amounts = standing.amounts[day];
    if (!recipe || !amounts) continue;
    for (const key of Object.keys(amounts) as PlannedNutrient[]) {
      amounts[key] += (recipe.amounts[key] ?? 0) * portion;
    }
    standing.aud += (recipe.aud ?? 0) * portion;
    count(standing.eaten, `${day}:${recipeId}`);
    if (cookedOn !== day) continue;
    standing.minutes[day] = (standing.minutes[day] ?? 0) + (recipe.minutes ?? 0);
    count(standing.cooked, recipeId);
    const kind = input.days[day]?.slots.find(({ id }) => id === slotId)?.kind;
    if (recipe.main !== null && (kind === 'lunch' || kind === 'dinner'))
      count(standing.mains, recipe.main);
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
