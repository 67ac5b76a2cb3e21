import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { Recipe, RecipeIngredient } from '#features/recipe-book/rules/recipe.ts';
import type { RecipeSummary } from '#features/recipe-book/rules/recipe-summary.ts';
import type { PlannerRecipe } from './planner-input.ts';

const STEP = 0.25;
/** Dishes made of whole things: half an egg on half a slice is the least that is sensible. */
const WHOLE_DISHES: readonly Recipe['dish'][] = [
  'burger',
  'eggs',
  'muffins',
  'pancakes',
  'rolls',
  'sandwich',
  'skewers',
  'tacos',
  'toast',
  'wrap',
  'bars',
  'balls',
];
const WHOLE_STEP = 0.5;
const MAIN_AISLES: readonly string[] = ['meat', 'seafood', 'legumes', 'chilled'];
const NO_OPINION = 0.5;
const STARS = 5;

const factsOf = ({ key, foodId }: RecipeIngredient) => factsByKey(key) ?? factsOfFood(foodId);

/** The heaviest of meat, seafood, legumes and chilled foods: what variety is counted by. */
function mainOf(ingredients: readonly RecipeIngredient[]): string | null {
  const heaviest = ingredients
    .filter((one) => MAIN_AISLES.includes(factsOf(one)?.aisle ?? ''))
    .toSorted((a, b) => b.grams - a.grams)[0];
  if (!heaviest) return null;
  const facts = factsOf(heaviest);
  return facts && facts.origin !== 'plant' ? facts.origin : heaviest.key;
}

/** A recipe and what was computed of it, as the planner takes it. `stars` is the person's rating, 1 to 5. */
export function toPlannerRecipe(
  recipe: Recipe,
  summary: RecipeSummary,
  stars: number | null,
): PlannerRecipe {
  const { figures, allergens, diets, audPerServing } = summary;
  return {
    id: recipe.id,
    slots: recipe.slots,
    cuisine: recipe.cuisine,
    amounts: {
      calories: figures.calories.amount,
      protein: figures.protein.amount,
      carbs: figures.carbs.amount,
      fat: figures.fat.amount,
      fiber: figures.fiber.amount,
      sodium: figures.sodium.amount,
    },
    minutes: recipe.totalMinutes,
    aud: audPerServing,
    fridgeDays: recipe.fridgeDays,
    main: mainOf(recipe.ingredients),
    keys: recipe.ingredients.map(({ key }) => key),
    allergens:
      allergens.unknown.length > 0 ? null : [...allergens.contains, ...allergens.mayContain],
    diets: diets.diets,
    rating: stars === null ? NO_OPINION : (stars - 1) / (STARS - 1),
    step: WHOLE_DISHES.includes(recipe.dish) ? WHOLE_STEP : STEP,
  };
}
