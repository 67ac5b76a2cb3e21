import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import type { Origin } from '#features/recipe-book/rules/read-facts.ts';
import type { Cuisine, RecipeSlot, RecipeTag } from '#features/recipe-book/rules/recipe.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import type { Expecting } from './expecting/unsafe-foods.ts';

/** What a day is planned by: kcal, g, g, g, g and mg. */
export const PLANNED_NUTRIENTS = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sodium',
] as const;
export type PlannedNutrient = (typeof PLANNED_NUTRIENTS)[number];

/** What days are counted by: the nutrients of the targets, and vegetables and fruit in g. */
export const COUNTED = [...PLANNED_NUTRIENTS, 'vegetables', 'fruit'] as const;
export type CountedAmount = (typeof COUNTED)[number];

/** Amounts of a serving, a meal or a day; null where it is not known. */
export type Amounts = Record<PlannedNutrient, number | null>;

/** A recipe as the planner sees it. Amounts are of one serving. */
export type PlannerRecipe = {
  id: string;
  name: string;
  dish: DishType;
  tags: readonly RecipeTag[];
  /** Vegetables and legumes of one serving, g. */
  vegetables: number;
  /** Fruit of one serving, g. */
  fruit: number;
  slots: readonly RecipeSlot[];
  cuisine: Cuisine | null;
  amounts: Amounts;
  /** Minutes from start to table, for a slow cooker only those of work; null if unknown. */
  minutes: number | null;
  /** Minutes of work of these, and the servings that they are for; undefined: not known. */
  work?: { minutes: number; servings: number };
  /** AUD of a serving; null if a price is unknown. */
  aud: number | null;
  fridgeDays: number;
  /** Main ingredient, for variety: "chicken"; null if there is none. */
  main: string | null;
  /** Foods that are noticed when they come again: "tofu", "tuna". */
  noticed: readonly string[];
  /** Keys of all its ingredients. */
  keys: readonly string[];
  /** Grams of each in one serving; undefined: not known. */
  gramsByKey?: Readonly<Record<string, number>>;
  /** Contained or possible traces; null if an ingredient is not known, so that none can be excluded. */
  allergens: readonly Allergen[] | null;
  diets: readonly Diet[];
  /** For whom it is not planned; undefined: not known. */
  unsafeFor?: readonly Expecting[];
  /** Plants, and the animals that its ingredients come from; null if one is not known. */
  origins: readonly Origin[] | null;
  /** 0 (never again) to 1 (favourite). */
  rating: number;
  /** One serving as it is logged, where it is a single food and no recipe. */
  food?: LoggedItem;
  /** Smallest step of a portion that people can measure, servings. */
  step: number;
};

export type DayTargets = {
  /** kcal */
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  /** At least, g. */
  fiber: number | null;
  /** At most, mg. */
  sodium: number | null;
  /** Who may not eat less than the target, as under 18: no day is planned below it. */
  noDeficit?: boolean | undefined;
};

/** A meal of a day that is to be planned. */
export type PlannerSlot = {
  id: string;
  kind: RecipeSlot;
  /** Only this cuisine, if there is a recipe of it. */
  cuisine: Cuisine | null;
  /** Most minutes of this meal; null: any. */
  minutes?: number | null;
  /** Recipes of the kind that is wished for this meal, by id; only these if one can be planned. */
  wanted?: readonly string[];
  /** Recipes that one of its eaters may not be served, by id; hard. */
  excluded?: ReadonlySet<string>;
  /** The person chose it: it is planned around, never changed. */
  locked: { recipeId: string; portion: number } | null;
};

export type PlannerDay = {
  date: string;
  targets: DayTargets;
  /** Most minutes of cooking; null: any. */
  minutes: number | null;
  slots: readonly PlannerSlot[];
  /** Whether there is time to cook; else what is left over is eaten, or what is put together. Undefined: yes. */
  canCook?: boolean;
  /** Amounts that stand already: single foods, eating out, what was eaten. */
  fixed: Amounts;
};

export type PlannerWishes = {
  diets: readonly Diet[];
  /** Hard: not even traces. */
  without: readonly Allergen[];
  /** Hard: animals that are not eaten; for pescatarians all but those from the water. */
  withoutOrigins?: readonly Origin[];
  /** Hard: foods that are not for a baby are left out, and seafood is limited. */
  expecting?: Expecting | null;
  /** Meals of seafood in these days that are not planned here: added by hand, or in the log. */
  seafoodBeside?: number;
  /** Ingredient keys to avoid; soft. */
  dislikes: readonly string[];
  /** Ingredient keys to use up. */
  useUp: readonly string[];
  /** What is at home, by ingredient key, the day it is good for, and for how many meals; two where it is not known. */
  useSoon?: readonly { key: string; by: string; uses?: number }[];
  /** AUD for all days; null: any. */
  budgetAud: number | null;
  /** Whether more than the budget costs more than wishes can make up for. */
  isBudgetFirm?: boolean;
  /** How often a recipe may be cooked in a week. */
  repeats: number;
  /** Dinners and batches may be eaten again while they keep. */
  leftovers: boolean;
  /** Kinds of meals that are best eaten from what is left over. */
  leftoverSlots?: readonly RecipeSlot[];
  /** Cost by recipe id of what is wished for less (above 0) or more (below 0); a whole dislike is 6. */
  bias?: Readonly<Record<string, number>>;
  /** What is eaten at most so often in the week: the recipes that count. */
  limits?: readonly { key: string; times: number; recipes: ReadonlySet<string> }[];
  /** Meals that are the same every day. */
  same?: readonly RecipeSlot[];
};

export type PlannerInput = {
  recipes: readonly PlannerRecipe[];
  days: readonly PlannerDay[];
  wishes: PlannerWishes;
  seed: number;
};

/** A meal as planned. `cookedOn` is the index of the day it was cooked, for what is left over. */
export type PlannedMeal = {
  day: number;
  slotId: string;
  recipeId: string;
  /** Servings. */
  portion: number;
  cookedOn: number;
};

export type PlannedWeek = { meals: readonly PlannedMeal[] };
