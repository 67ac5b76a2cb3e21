import { fold, stem } from '#features/foods/rules/search/search-words.ts';
import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { Cuisine, RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { CostClass } from '#features/recipe-book/rules/recipe-cost.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import { forgivenErrors, typingDistance } from '#platform/shared/typing-errors.ts';
import type { RecipeRow } from './recipe-row.ts';

/** Null, empty or false asks for nothing. */
export type RecipeFilters = {
  text: string;
  slot: RecipeSlot | null;
  /** all of them */
  diets: readonly Diet[];
  /** none of them, not even as traces */
  without: readonly Allergen[];
  maxMinutes: number | null;
  tag: string | null;
  cuisine: Cuisine | null;
  cost: CostClass | null;
  isHighProtein: boolean;
  isOwn: boolean;
  kept: boolean;
  collection: string | null;
};

export const NO_RECIPE_FILTERS: RecipeFilters = {
  text: '',
  slot: null,
  diets: [],
  without: [],
  maxMinutes: null,
  tag: null,
  cuisine: null,
  cost: null,
  isHighProtein: false,
  isOwn: false,
  kept: false,
  collection: null,
};

/** Words of a text as they are searched: singular, without accents. */
export const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean).map(stem);

const isWithout = ({ allergens }: RecipeRow, without: readonly Allergen[]): boolean =>
  without.length === 0 ||
  (allergens.unknown === 0 &&
    without.every(
      (one) => !allergens.contains.includes(one) && !allergens.mayContain.includes(one),
    ));

/** Whether a row is what the filters ask for, words aside. Unknown is never taken for a yes. */
export function fitsFilters(row: RecipeRow, filters: RecipeFilters): boolean {
  const { slot, diets, without, maxMinutes, tag, cuisine, cost, collection } = filters;
  return (
    (slot === null || row.slots.includes(slot)) &&
    diets.every((diet) => row.diets.includes(diet)) &&
    isWithout(row, without) &&
    (maxMinutes === null || (row.minutes !== null && row.minutes <= maxMinutes)) &&
    (tag === null || row.tags.includes(tag)) &&
    (cuisine === null || row.cuisine === cuisine) &&
    (cost === null || row.cost === cost) &&
    (!filters.isHighProtein || row.isHighProtein) &&
    (!filters.isOwn || row.isOwn) &&
    (!filters.kept || row.kept) &&
    (collection === null || row.collections.includes(collection))
  );
}

/** The words among `known` that a typed word means: those that it begins, else the nearest by typing. */
export function meantWords(typed: string, known: Iterable<string>): string[] {
  const all = [...known];
  const begun = all.filter((word) => word.startsWith(typed));
  const limit = forgivenErrors(typed);
  if (begun.length > 0 || limit === 0) return begun;
  let nearest = limit;
  let meant: string[] = [];
  for (const word of all) {
    const distance = typingDistance(typed, word, nearest);
    if (distance > nearest) continue;
    if (distance < nearest) meant = [];
    nearest = distance;
    meant.push(word);
  }
  return meant;
}

/** A row with the words it is found by. */
export type SearchableRow = { row: RecipeRow; nameWords: string[]; otherWords: string[] };

export const toSearchable = (row: RecipeRow, searchText: string): SearchableRow => ({
  row,
  nameWords: wordsOf(row.name),
  otherWords: wordsOf(searchText),
});

const IN_NAME = 3;
const ELSEWHERE = 1;

/** Rows that fit, best match first; else in the order given. Typing errors and plurals are forgiven. */
export function filterRecipes(rows: readonly SearchableRow[], filters: RecipeFilters): RecipeRow[] {
  const fitting = rows.filter(({ row }) => fitsFilters(row, filters));
  const typed = wordsOf(filters.text);
  if (typed.length === 0) return fitting.map(({ row }) => row);
  const known = new Set(rows.flatMap((one) => [...one.nameWords, ...one.otherWords]));
  const meant = typed.map((word) => new Set(meantWords(word, known)));
  return fitting
    .map((one) => {
      const points = meant.map((words): number => {
        if (one.nameWords.some((word) => words.has(word))) return IN_NAME;
        return one.otherWords.some((word) => words.has(word)) ? ELSEWHERE : 0;
      });
      const found = points.every((point) => point > 0);
      return { row: one.row, score: found ? points.reduce((sum, point) => sum + point, 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ row }) => row);
}
