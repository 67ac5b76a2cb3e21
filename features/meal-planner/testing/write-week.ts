import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import type { PlannedWeek, PlannerInput } from '../rules/planner-input.ts';
import { SNACK_FOODS } from '../rules/snack-foods.ts';
import { standingAmount, standingOf } from '../rules/standing.ts';

const nameOf = new Map(
  [...RECIPES, ...SNACK_FOODS.map(({ recipe }) => recipe)].map(({ id, name }) => [id, name]),
);
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A planned week as text, a line a day, to be read as a dietitian would. */
export function writeWeek(input: PlannerInput, week: PlannedWeek): string {
  const standing = standingOf(input, week.meals, 1);
  const lines = input.days.map(({ slots, targets }, day) => {
    const meals = slots.map(({ id, kind }) => {
      const meal = week.meals.find((one) => one.day === day && one.slotId === id);
      if (!meal) return `${kind[0]?.toUpperCase()}: -`;
      const old = meal.cookedOn < day ? ` (from ${WEEKDAYS[meal.cookedOn]})` : '';
      return `${kind[0]?.toUpperCase()}: ${nameOf.get(meal.recipeId) ?? meal.recipeId} ×${meal.portion}${old}`;
    });
    const has = (nutrient: 'calories' | 'protein' | 'fiber' | 'sodium') =>
      Math.round(standingAmount(standing, day, nutrient));
    return `${WEEKDAYS[day]} [${has('calories')}/${Math.round(targets.calories)} kcal, ${has('protein')}/${targets.protein} g P, ${has('fiber')} g F, ${has('sodium')} mg Na, ${Math.round(standing.minutes[day] ?? 0)} min]\n    ${meals.join('\n    ')}`;
  });
  return `${lines.join('\n')}\nAUD ${standing.aud.toFixed(0)}`;
}
