import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { RecipeListQuery, RecipePage, StoredRecipe } from '../../contract.ts';
import { summariseForRow } from '../../rules/own-summary.ts';
import { facetsOf, meantWords, wantedFacets, wordsOf } from '../../rules/recipe-filters.ts';
import type { RecipeFoods } from '../../rules/recipe-food.ts';
import {
  type RecipeRow,
  type RowRecipe,
  searchTextOf,
  toRecipeRow,
} from '../../rules/recipe-row.ts';
import {
  dropRows,
  findBegun,
  findRows,
  findStaleRows,
  type RowToStore,
  storeRows,
  type WantedWord,
  wordsOfOwner,
} from '../queries/recipe-rows.ts';
import { recipesForRows } from '../queries/recipes.ts';
import { foodsOf } from './recipe-foods.ts';

const ROWS_PER_PAGE = 30;

type Stored = RowRecipe & { id: string };

const rowOf = (recipe: Stored, foods: RecipeFoods): RecipeRow =>
  toRecipeRow({ id: recipe.id, isOwn: true, recipe }, summariseForRow(recipe, foods));

const toStore = (recipe: Stored, foods: RecipeFoods): RowToStore => {
  const row = rowOf(recipe, foods);
  return {
    recipeId: recipe.id,
    facets: facetsOf(row),
    minutes: row.minutes,
    nameWords: wordsOf(recipe.name),
    otherWords: wordsOf(searchTextOf(recipe)),
  };
};

/** Makes the row of a recipe that was just written and is not deleted. */
export const keepRow = (db: Db, owner: OwnerId, recipe: StoredRecipe): Promise<void> =>
  storeRows(db, owner, [toStore(recipe, recipe.foods)]);

/** Makes the rows of these recipes from what is stored now; those of deleted recipes go. */
export async function refreshRows(db: Db, owner: OwnerId, ids: readonly string[]): Promise<void> {
  const live = await recipesForRows(db, owner, ids);
  const kept = new Set(live.map(({ id }) => id));
  await dropRows(
    db,
    owner,
    ids.filter((id) => !kept.has(id)),
  );
  const foods = await foodsOf(db, owner, live);
  await storeRows(
    db,
    owner,
    live.map((recipe) => toStore(recipe, foods)),
  );
}

const CURSOR = /^(\d{1,2})\.([0-9a-f-]{36})$/;

function readCursor(cursor: string | undefined): { inName: number; id: string } | null {
  if (cursor === undefined) return null;
  const [, inName, id] = CURSOR.exec(cursor) ?? [];
  if (inName === undefined || id === undefined) {
    throw new AppError('invalid', { message: 'Load the list again.', fields: {} });
  }
  return { inName: Number(inName), id };
}

/** What typed words stand for; null where one of them means nothing that this person's recipes have. */
async function wantedWords(db: Db, owner: OwnerId, text: string): Promise<WantedWord[] | null> {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const begun = await findBegun(db, owner, typed);
  const known = typed.every((word) => begun.has(word)) ? [] : await wordsOfOwner(db, owner);
  const wanted = typed.map((word): WantedWord => {
    if (begun.has(word)) return { begins: word };
    return { isOneOf: meantWords(word, known) };
  });
  return wanted.some((word) => 'isOneOf' in word && word.isOneOf.length === 0) ? null : wanted;
}

/** A page of the person's own recipes that fit. */
export async function listOwnRecipes(
  db: Db,
  owner: OwnerId,
  { cursor, ...filter }: RecipeListQuery,
): Promise<RecipePage> {
  const after = readCursor(cursor);
  let stale = await findStaleRows(db, owner);
  while (stale.length > 0) {
    await refreshRows(db, owner, stale);
    stale = await findStaleRows(db, owner);
  }
  const words = await wantedWords(db, owner, filter.text);
  if (words === null) return { rows: [], next: null, total: 0 };
  const question = { ...wantedFacets(filter), minutes: filter.maxMinutes, words, after };
  const { found, total } = await findRows(db, owner, { ...question, limit: ROWS_PER_PAGE + 1 });
  const page = found.slice(0, ROWS_PER_PAGE);
  const stored = await recipesForRows(
    db,
    owner,
    page.map(({ id }) => id),
  );
  const foods = await foodsOf(db, owner, stored);
  const rows = new Map(stored.map((recipe) => [recipe.id, rowOf(recipe, foods)]));
  const last = page.at(-1);
  return {
    rows: page.flatMap(({ id }) => rows.get(id) ?? []),
    next: found.length > ROWS_PER_PAGE && last ? `${last.inName}.${last.id}` : null,
    total,
  };
}
