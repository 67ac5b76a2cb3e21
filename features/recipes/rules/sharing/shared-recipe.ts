import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { OwnRecipe } from '../own-recipe.ts';
import { summariseOwnRecipe } from '../own-summary.ts';
import type { RecipeFoods } from '../recipe-food.ts';

/** What anyone with the link sees of a recipe: never its notes, rating, tags or collections. */
export type SharedRecipe = Pick<
  OwnRecipe,
  | 'name'
  | 'description'
  | 'cuisine'
  | 'servings'
  | 'servingsNote'
  | 'activeMinutes'
  | 'totalMinutes'
  | 'equipment'
  | 'fridgeDays'
  | 'freezerDays'
  | 'steps'
> & {
  ingredients: { text: string; group: string | null; optional: boolean }[];
  source: { name: string | null; url: string | null };
  hasPhoto: boolean;
  /** of one serving; null is not known */
  figures: Record<'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sodium', number | null>;
  /** of the energy */
  coverage: { known: number; of: number };
  isTyped: boolean;
  contains: Allergen[];
  mayContain: Allergen[];
  /** ingredients whose allergens are not known */
  unknown: number;
};

/** Field by field, so that a new private field of a recipe does not get out. */
export function toSharedRecipe(recipe: OwnRecipe, foods: RecipeFoods): SharedRecipe {
  const { figures, allergens, isTyped } = summariseOwnRecipe(recipe, foods);
  return {
    name: recipe.name,
    description: recipe.description,
    cuisine: recipe.cuisine,
    servings: recipe.servings,
    servingsNote: recipe.servingsNote,
    activeMinutes: recipe.activeMinutes,
    totalMinutes: recipe.totalMinutes,
    equipment: recipe.equipment,
    fridgeDays: recipe.fridgeDays,
    freezerDays: recipe.freezerDays,
    steps: recipe.steps,
    ingredients: recipe.ingredients.map(({ text, group, optional }) => ({ text, group, optional })),
    source: { name: recipe.source.name, url: recipe.source.url },
    hasPhoto: recipe.photoId !== null,
    figures: {
      calories: figures.calories.amount,
      protein: figures.protein.amount,
      carbs: figures.carbs.amount,
      fat: figures.fat.amount,
      fiber: figures.fiber.amount,
      sodium: figures.sodium.amount,
    },
    coverage: { known: figures.calories.known, of: figures.calories.of },
    isTyped,
    contains: allergens.contains,
    mayContain: allergens.mayContain,
    unknown: recipe.ingredients.length === 0 ? 0 : allergens.unknown.length,
  };
}
