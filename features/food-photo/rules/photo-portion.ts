import { type Eatable, loggableFigures, measuresOf } from '#features/foods/rules/portion.ts';
import type { PhotoItem } from '../contract.ts';

/** Per 100 g and nothing else: what an estimate can be measured in. */
const BY_WEIGHT = { basis: '100g', density: null, portions: [] } as const;

/** An item of a photo as something to be logged, starting from the grams that were seen. */
export function portionOfItem(item: PhotoItem): Eatable {
  const { food, grams } = item;
  const measures = measuresOf(food?.basis === '100g' ? food : BY_WEIGHT);
  const inGrams = measures.find(({ key }) => key === 'g');
  if (!inGrams) throw new Error('What is known per 100 g can be weighed.');
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
