import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import { RECIPES, recipeById } from '#features/recipe-book/rules/recipes.ts';
import { type RecipePicture } from '#features/recipe-pictures/rules/recipe-picture.ts';
import { toOwnRecipe } from './book-recipe.ts';
import type { OwnRecipe } from './own-recipe.ts';
import { type OwnSummary, summariseForRow, summariseOwnRecipe } from './own-summary.ts';
import { type SearchableRow, toSearchable } from './recipe-filters.ts';
import type { RecipeFoods } from './recipe-food.ts';
import { type Said, saidOf } from './recipe-mark.ts';
import { pictureOf, searchTextOf, toRecipeRow } from './recipe-row.ts';

/** An own recipe as the server gives it (the contract's StoredRecipe). */
type StoredRecipe = OwnRecipe & { id: string; version: number; foods: RecipeFoods };
/** … or one that another person of the household wrote. */
type ReadableRecipe = StoredRecipe & { isOthers?: true | undefined };
type Mark = Said & { recipeId: string };

/** A recipe with all that is computed of it: an own one or a built-in one. */
export type RecipeView = {
  id: string;
  isOwn: boolean;
  /** another person of the household wrote it: to be read, cooked and copied */
  isOthers: boolean;
  /** built-in ones in the same form, with what the person says of them */
  recipe: OwnRecipe;
  /** the built-in recipe itself; its steps name amounts that scale */
  book: Recipe | null;
  /** the own recipe as stored, for edits */
  stored: StoredRecipe | null;
  foods: RecipeFoods;
  summary: OwnSummary;
  picture: RecipePicture;
  photoId: string | null;
};

export function viewOfOwn({ isOthers, ...stored }: ReadableRecipe): RecipeView {
  const { id, foods, photoId } = stored;
  const summary = summariseOwnRecipe(stored, foods);
  const picture = pictureOf(id, stored);
  const common = { id, foods, summary, picture, photoId };
  if (isOthers)
    return { ...common, isOwn: false, isOthers, recipe: stored, book: null, stored: null };
  return { ...common, isOwn: true, isOthers: false, recipe: stored, book: null, stored };
}

export function viewOfBook(book: Recipe, foods: RecipeFoods, mark?: Mark): RecipeView {
  const { id } = book;
  const recipe = markedRecipe(book, mark);
  const summary = summariseOwnRecipe(recipe, foods);
  const common = { id, foods, summary, picture: pictureOf(id, recipe), photoId: null };
  return { ...common, isOwn: false, isOthers: false, recipe, book, stored: null };
}

/** A built-in recipe by its id; null if there is none. */
export function bookView(
  id: string,
  foods: RecipeFoods,
  marks: readonly Mark[] = [],
): RecipeView | null {
  const book = recipeById(id);
  if (!book) return null;
  return viewOfBook(
    book,
    foods,
    marks.find(({ recipeId }) => recipeId === id),
  );
}

type RowSource = { id: string; isOwn: boolean; recipe: OwnRecipe };

const rowOf = (source: RowSource, foods: RecipeFoods): SearchableRow =>
  toSearchable(
    toRecipeRow(source, summariseForRow(source.recipe, foods)),
    searchTextOf(source.recipe),
  );

export const ownRow = (stored: StoredRecipe): SearchableRow =>
  rowOf({ id: stored.id, isOwn: true, recipe: stored }, stored.foods);

const markedRecipe = (book: Recipe, mark: Mark | undefined): OwnRecipe => ({
  ...toOwnRecipe(book),
  ...(mark && saidOf(mark)),
});

const bookRow = (book: Recipe, foods: RecipeFoods, mark?: Mark): SearchableRow =>
  rowOf({ id: book.id, isOwn: false, recipe: markedRecipe(book, mark) }, foods);

/** By the foods they were made of: every page asks for them. */
const rowsByFoods = new WeakMap<RecipeFoods, readonly SearchableRow[]>();

function unmarkedRows(foods: RecipeFoods): readonly SearchableRow[] {
  const before = rowsByFoods.get(foods);
  if (before) return before;
  const rows = RECIPES.map((book) => bookRow(book, foods));
  rowsByFoods.set(foods, rows);
  return rows;
}

/** The built-in recipes as rows, with what the person says of them. */
export function bookRows(
  foods: RecipeFoods,
  marks: readonly Mark[] = [],
): readonly SearchableRow[] {
  const byId = new Map(marks.map((mark) => [mark.recipeId, mark]));
  return unmarkedRows(foods).map((one) => {
    const mark = byId.get(one.row.id);
    const book = mark && recipeById(mark.recipeId);
    return book ? bookRow(book, foods, mark) : one;
  });
}
