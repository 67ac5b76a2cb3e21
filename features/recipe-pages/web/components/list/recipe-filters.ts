import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ALLERGENS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { CUISINES, RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import { COST_CLASSES } from '#features/recipe-book/rules/recipe-cost.ts';
import { DIETS } from '#features/recipe-book/rules/recipe-diets.ts';
import type { RecipeFilters } from '#features/recipes/rules/recipe-filters.ts';

export const MINUTES = [15, 20, 30, 45, 60] as const;

const ON = 'yes';

const oneOf = <Value extends string>(all: readonly Value[], typed: string | null): Value | null =>
  all.find((value) => value === typed) ?? null;

const someOf = <Value extends string>(all: readonly Value[], typed: string | null): Value[] => {
  const named = typed?.split(',') ?? [];
  return all.filter((value) => named.includes(value));
};

export function readFilters(search: URLSearchParams): RecipeFilters {
  const minutes = Number(search.get('minutes'));
  return {
    text: search.get('q') ?? '',
    slot: oneOf(RECIPE_SLOTS, search.get('meal')),
    diets: someOf(DIETS, search.get('diet')),
    without: someOf(ALLERGENS, search.get('without')),
    maxMinutes: MINUTES.find((one) => one === minutes) ?? null,
    tag: search.get('made'),
    cuisine: oneOf(CUISINES, search.get('cuisine')),
    cost: oneOf(COST_CLASSES, search.get('cost')),
    isHighProtein: search.has('protein'),
    isOwn: search.has('mine'),
    kept: search.has('kept'),
    collection: search.get('collection'),
  };
}

export function toSearch(filters: Partial<RecipeFilters>): string {
  const named: Record<string, string | number | null | undefined | false> = {
    q: filters.text,
    meal: filters.slot,
    diet: filters.diets?.join(','),
    without: filters.without?.join(','),
    minutes: filters.maxMinutes,
    made: filters.tag,
    cuisine: filters.cuisine,
    cost: filters.cost,
    protein: filters.isHighProtein && ON,
    mine: filters.isOwn && ON,
    kept: filters.kept && ON,
    collection: filters.collection,
  };
  const given = Object.entries(named).flatMap(([key, value]) => (value ? [[key, `${value}`]] : []));
  return new URLSearchParams(given).toString();
}

/** Text and filters stand in the address, so that Back finds them again. */
export function useRecipeFilters(): [RecipeFilters, (change: Partial<RecipeFilters>) => void] {
  const [search] = useSearchParams();
  const [path, navigate] = useLocation();
  const written = search.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(written)), [written]);
  const change = (part: Partial<RecipeFilters>) => {
    const query = toSearch({ ...filters, ...part });
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  return [filters, change];
}
