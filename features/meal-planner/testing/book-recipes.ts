import { summariseRecipe } from '#features/recipe-book/rules/recipe-summary.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { catalogueFood } from '#features/recipe-book/testing/catalogue-foods.ts';
import type {
  Amounts,
  DayTargets,
  PlannerDay,
  PlannerInput,
  PlannerWishes,
} from '../rules/planner-input.ts';
import { toPlannerRecipe } from '../rules/planner-recipe.ts';
import { SNACK_FOODS, toSnackRecipe } from '../rules/snack-foods.ts';

/** All built-in recipes and single foods, as the planner takes them. */
export const bookRecipes = [
  ...RECIPES.map((recipe) => toPlannerRecipe(recipe, summariseRecipe(recipe, catalogueFood), null)),
  ...SNACK_FOODS.map((snack) => toSnackRecipe(snack, catalogueFood)),
];

const NOTHING: Amounts = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
};

const USUAL_TARGETS: DayTargets = {
  calories: 2300,
  protein: 120,
  carbs: 260,
  fat: 80,
  fiber: 30,
  sodium: 2300,
};

const NO_WISHES: PlannerWishes = {
  diets: [],
  without: [],
  dislikes: [],
  useUp: [],
  budgetAud: null,
  repeats: 2,
  leftovers: false,
};

const KINDS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

/** A week from Monday 23 November 2026 with four meals a day. */
export function aWeek({
  targets = USUAL_TARGETS,
  minutes = null,
  wishes = {},
  seed = 7,
}: {
  targets?: DayTargets;
  minutes?: number | null;
  wishes?: Partial<PlannerWishes>;
  seed?: number;
} = {}): PlannerInput {
  const days = Array.from(
    { length: 7 },
    (_, index): PlannerDay => ({
      date: `2026-11-${23 + index}`,
      targets,
      minutes,
      slots: KINDS.map((kind) => ({ id: kind, kind, cuisine: null, locked: null })),
      fixed: NOTHING,
    }),
  );
  return { recipes: bookRecipes, days, wishes: { ...NO_WISHES, ...wishes }, seed };
}
