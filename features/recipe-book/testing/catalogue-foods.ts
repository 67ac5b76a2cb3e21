import { readFileSync } from 'node:fs';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { usableFood } from '#features/food-facts/rules/usable-food.ts';
import type { FigureFood } from '../rules/recipe-figures.ts';

const file = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url);

const catalogue = readCatalogue(readFileSync(file, 'utf8')).foods;

const foods = new Map<string, FigureFood>(
  catalogue.map((one) => {
    const { basis, density, nutrients } = usableFood(one);
    return [`catalogue:${one.id}`, { basis, density, nutrients: per100Of(nutrients) }];
  }),
);

/** A built-in food by its id; null if there is none. */
export const catalogueFood = (foodId: string): FigureFood | null => foods.get(foodId) ?? null;

/** States of the built-in foods by their ids, for comparison with the food facts. */
export const catalogueStates = new Map<string, string>(
  catalogue.map(({ id, state }) => [`catalogue:${id}`, state]),
);
