import { readFileSync } from 'node:fs';
import { per100Of } from '#features/foods/rules/nutrient-kinds.ts';
import { readCatalogue } from '#features/foods/rules/sources/catalogue-file.ts';
import { usableFood } from '#features/foods/rules/sources/usable-food.ts';
import type { FigureFood } from '../rules/recipe-figures.ts';

const file = new URL('../../foods/catalogue/catalogue.ndjson', import.meta.url);

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
