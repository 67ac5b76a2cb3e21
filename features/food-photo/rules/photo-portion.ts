import type { Basis, Portion } from '#features/food-facts/rules/food-kinds.ts';
import type { NutrientsPer100 } from '#features/food-facts/rules/nutrient-kinds.ts';
import {
  type Eatable,
  loggableFigures,
  measuresOf,
} from '#features/foods/rules/amounts/portion.ts';

/** What was seen, with its figures per 100 g and, where the catalogue knows it, the food. */
type SeenPortion = {
  name: string;
  grams: number;
  per100: NutrientsPer100;
  food: {
    id: string;
    name: string;
    brand: string | null;
    basis: Basis;
    density: number | null;
    portions: readonly Portion[];
  } | null;
};

/** Per 100 g and nothing else: what an estimate can be measured in. */
const BY_WEIGHT = { basis: '100g', density: null, portions: [] } as const;

/** An item of a photo as something to be logged, starting from the grams that were seen. */
export function portionOfItem(item: SeenPortion): Eatable {
  const { food, grams } = item;
  const measures = measuresOf(food?.basis === '100g' ? food : BY_WEIGHT);
  const inGrams = measures.find(({ key }) => key === 'g');
  if (!inGrams) throw new Error('A food per 100 g has no grams.');
  return {
    name: food?.name ?? item.name,
    brand: food?.brand ?? null,
    foodId: food?.id ?? null,
    figures: loggableFigures(item.per100),
    measures,
    start: { measure: inGrams, quantity: Math.round(grams) },
    changed: false,
  };
}
