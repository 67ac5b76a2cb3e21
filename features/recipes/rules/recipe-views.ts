import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import { RECIPES, recipeById } from '#features/recipe-book/rules/recipes.ts';
import { toOwnRecipe } from './book-recipe.ts';
import type { OwnRecipe } from './own-recipe.ts';
import { type OwnSummary, summariseOwnRecipe } from './own-summary.ts';
import { type SearchableRow, toSearchable } from './recipe-filters.ts';
import type { RecipeFoods } from './recipe-food.ts';
import { searchTextOf, toRecipeRow } from './recipe-row.ts';

/** An own recipe as the server gives it (the contract's StoredRecipe). */
type StoredRecipe = OwnRecipe & { id: string; version: number; foods: RecipeFoods };

/** A recipe with all that is computed of it: an own one or a built-in one. */
export type RecipeView = {
  id: string;
  isOwn: boolean;
  /** built-in ones in the same form */
  recipe: OwnRecipe;
  /** the built-in recipe itself; its steps name amounts that scale */
  book: Recipe | null;
  /** the own recipe as stored, for edits */
  stored: StoredRecipe | null;
  foods: RecipeFoods;
  summary: OwnSummary;
};

export function viewOfOwn(stored: StoredRecipe): RecipeView {
  const { foods } = stored;
  const summary = summariseOwnRecipe(stored, foods);
  return { id: stored.id, isOwn: true, recipe: stored, book: null, stored, foods, summary };
}

export function viewOfBook(book: Recipe, foods: RecipeFoods): RecipeView {
  const recipe = toOwnRecipe(book);
  const summary = summariseOwnRecipe(recipe, foods);
  return { id: book.id, isOwn: false, recipe, book, stored: null, foods, summary };
}

export const bookView = (id: string, foods: RecipeFoods): RecipeView | null => {
  const book = recipeById(id);
  return book ? viewOfBook(book, foods) : null;
};

export const toSearchableRow = ({ id, isOwn, recipe, summary }: RecipeView): SearchableRow =>
  toSearchable(toRecipeRow({ id, isOwn, recipe }, summary), searchTextOf(recipe));

/** By the foods they were made of: every page asks for them. */
const rowsByFoods = new WeakMap<RecipeFoods, readonly SearchableRow[]>();

/** The built-in recipes as rows. */
export function bookRows(foods: RecipeFoods): readonly SearchableRow[] {
  const before = rowsByFoods.get(foods);
  if (before) return before;
  const rows = RECIPES.map((book) => toSearchableRow(viewOfBook(book, foods)));
  rowsByFoods.set(foods, rows);
  return rows;
}
