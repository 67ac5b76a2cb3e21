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
  /** at most, in all */
  maxMinutes: number | null;
  /** all of them */
  diets: readonly Diet[];
  /** none of them, not even as traces */
  without: readonly Allergen[];
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
  maxMinutes: null,
  diets: [],
  without: [],
  tag: null,
  cuisine: null,
  cost: null,
  isHighProtein: false,
  isOwn: false,
  kept: false,
  collection: null,
};

/** Begin the facets that are the person's own words. */
export const FACET_PREFIXES = { tag: 'tag:', collection: 'in:' } as const;

/** What a recipe is, as words that filters ask for. The server keeps them beside each own recipe. */
export function facetsOf(row: RecipeRow): string[] {
  const { allergens, cuisine, cost } = row;
  return [
    ...(row.isOwn ? ['own'] : []),
    ...(row.kept ? ['kept'] : []),
    ...row.slots.map((slot) => `slot:${slot}`),
    ...row.diets.map((diet) => `diet:${diet}`),
    ...row.tags.map((tag) => FACET_PREFIXES.tag + tag),
    ...row.collections.map((name) => FACET_PREFIXES.collection + name),
    ...(cuisine === null ? [] : [`cuisine:${cuisine}`]),
    ...(cost === null ? [] : [`cost:${cost}`]),
    ...(row.isHighProtein ? ['high-protein'] : []),
    // Traces count as contained; while an ingredient is unknown, nothing is free of anything.
    ...[...allergens.contains, ...allergens.mayContain].map((one) => `has:${one}`),
    ...(allergens.unknown === 0 ? ['allergens-known'] : []),
  ];
}

/** The facets that a filter asks for, and those that it excludes. */
export function wantedFacets(filter: RecipeFilters): { all: string[]; none: string[] } {
  const { slot, diets, tag, collection, cuisine, cost, without } = filter;
  return {
    all: [
      ...(filter.isOwn ? ['own'] : []),
      ...(filter.kept ? ['kept'] : []),
      ...(slot === null ? [] : [`slot:${slot}`]),
      ...diets.map((diet) => `diet:${diet}`),
      ...(tag === null ? [] : [FACET_PREFIXES.tag + tag]),
      ...(collection === null ? [] : [FACET_PREFIXES.collection + collection]),
      ...(cuisine === null ? [] : [`cuisine:${cuisine}`]),
      ...(cost === null ? [] : [`cost:${cost}`]),
      ...(filter.isHighProtein ? ['high-protein'] : []),
      ...(without.length === 0 ? [] : ['allergens-known']),
    ],
    none: without.map((one) => `has:${one}`),
  };
}

const MAX_WORD_CHARACTERS = 40;

/** Words of a text as they are searched: singular, without accents. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => stem(word).slice(0, MAX_WORD_CHARACTERS));

/** Whether a row is what the filter asks for, words aside. Unknown is never taken for a yes. */
export function fitsFilter(
  { facets, row }: SearchableRow,
  { all, none }: ReturnType<typeof wantedFacets>,
  maxMinutes: number | null,
): boolean {
  return (
    all.every((facet) => facets.has(facet)) &&
    !none.some((facet) => facets.has(facet)) &&
    (maxMinutes === null || (row.minutes !== null && row.minutes <= maxMinutes))
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

/** A row with what it is found by. */
export type SearchableRow = {
  row: RecipeRow;
  facets: ReadonlySet<string>;
  nameWords: string[];
  otherWords: string[];
};

export const toSearchable = (row: RecipeRow, searchText: string): SearchableRow => ({
  row,
  facets: new Set(facetsOf(row)),
  nameWords: wordsOf(row.name),
  otherWords: wordsOf(searchText),
});

/** Rows that fit; with words, those with more of them in the name first. Else in the order given. */
export function filterRecipes(rows: readonly SearchableRow[], filter: RecipeFilters): RecipeRow[] {
  const wanted = wantedFacets(filter);
  const fitting = rows.filter((one) => fitsFilter(one, wanted, filter.maxMinutes));
  const typed = wordsOf(filter.text);
  if (typed.length === 0) return fitting.map(({ row }) => row);
  const known = new Set(rows.flatMap((one) => [...one.nameWords, ...one.otherWords]));
  const meant = typed.map((word) => new Set(meantWords(word, known)));
  const has = (words: readonly string[], one: ReadonlySet<string>) =>
    words.some((word) => one.has(word));
  return fitting
    .filter((one) =>
      meant.every((words) => has(one.nameWords, words) || has(one.otherWords, words)),
    )
    .map((one) => ({
      row: one.row,
      inName: meant.filter((words) => has(one.nameWords, words)).length,
    }))
    .toSorted((a, b) => b.inName - a.inName)
    .map(({ row }) => row);
}
