import type { CatalogueFood, CatalogueNutrient } from './catalogue-file.ts';
import { foodWarnings } from './food-checks.ts';
import type { FoodNutrient, KnownNutrients } from './nutrient-kinds.ts';

const nameOfNutrient = (key: CatalogueNutrient): FoodNutrient =>
  key === 'energyKcal' ? 'calories' : key;

/** A food of the catalogue's file in the form that the database and the phone keep it in. */
export function usableFood(food: CatalogueFood) {
  const nutrients: KnownNutrients = {};
  for (const [key, value] of Object.entries(food.nutrients)) {
    if (value !== null) nutrients[nameOfNutrient(key as CatalogueNutrient)] = value;
  }
  return {
    sourceId: food.id,
    name: food.name,
    category: food.category,
    state: food.state,
    synonyms: food.synonyms,
    reference: food.source,
    basis: food.basis,
    density: food.densityGramsPerMl,
    portions: food.portions.map(({ label, amount }) => ({
      label,
      grams: food.basis === '100g' ? amount : null,
      ml: food.basis === '100ml' ? amount : null,
    })),
    nutrients,
    // The catalogue is checked as a whole; a row with a reason has been looked at by a person.
    warnings: food.reason === null ? foodWarnings(nutrients, food.basis) : [],
  };
}
