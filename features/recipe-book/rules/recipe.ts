import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import type { DishType } from './dish-types.ts';
import type { MeasureUnit } from './measures.ts';

export const RECIPE_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type RecipeSlot = (typeof RECIPE_SLOTS)[number];

/** How a recipe is made or carried. Diets, cost and protein are computed, so they are no tags. */
export const RECIPE_TAGS = [
  'one-pot',
  'tray-bake',
  'barbecue',
  'slow-cooker',
  'air-fryer',
  'batch',
  'packed',
  'no-cook',
  'microwave',
] as const;
export type RecipeTag = (typeof RECIPE_TAGS)[number];

export const CUISINES = [
  'australian',
  'british',
  'chinese',
  'ethiopian',
  'filipino',
  'french',
  'greek',
  'indian',
  'indonesian',
  'italian',
  'japanese',
  'korean',
  'lebanese',
  'malaysian',
  'mexican',
  'moroccan',
  'spanish',
  'sri-lankan',
  'thai',
  'turkish',
  'vietnamese',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** State in which an ingredient is weighed, and which its linked food describes. */
export type IngredientState = 'raw' | 'cooked' | 'as-sold';

export type RecipeIngredient = {
  /** Key in the food facts; unique within a recipe. Steps refer to it. */
  key: string;
  amount: number;
  unit: MeasureUnit;
  foodId: FoodId;
  /** Edible grams of the linked food. */
  grams: number;
  state: IngredientState;
  /** Weight in the finished dish per gram of the linked food. */
  yieldFactor: number;
  one: string;
  many: string;
  /** Preparation, such as "finely diced". */
  note: string | null;
  /** Part of the dish, such as "Dressing". */
  group: string | null;
  optional: boolean;
};

export type Recipe = {
  /** Permanent: log entries and plans refer to it. */
  id: string;
  name: string;
  slots: RecipeSlot[];
  cuisine: Cuisine;
  tags: RecipeTag[];
  servings: number;
  activeMinutes: number;
  totalMinutes: number;
  equipment: string[];
  /** Days in the fridge (5 °C or below); 0 if it does not keep. */
  fridgeDays: number;
  /** Days in the freezer (-18 °C); 0 if it does not freeze well. */
  freezerDays: number;
  dish: DishType;
  ingredients: RecipeIngredient[];
  /** Sentences in which {onion} is the ingredient with its amount and {oil 1/2} half of it. */
  steps: string[];
};
