import { readFileSync } from 'node:fs';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { usableFood } from '#features/food-facts/rules/usable-food.ts';
import { type FoodIndex, foodIndex } from '#features/foods/rules/search/food-index.ts';
import type { NamedFood } from '../rules/match-catalogue.ts';

const file = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url);

let index: FoodIndex<NamedFood> | null = null;

/** The built-in catalogue, as the server compares lines with it. */
export function catalogueIndex(): FoodIndex<NamedFood> {
  index ??= foodIndex(
    readCatalogue(readFileSync(file, 'utf8')).foods.map((one): NamedFood => {
      const { name, synonyms, category, state, basis, density, portions } = usableFood(one);
      const id = `catalogue:${one.id}` as const;
      return { id, name, brand: null, synonyms, category, state, basis, density, portions };
    }),
  );
  return index;
}
