import { type Eatable, eatableOf } from '#features/foods/rules/amounts/portion.ts';
import { type Amount, type FoodFound, startAmount } from '#features/foods/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import type { PhotoAnalysis, PhotoItem } from '../../contract.ts';
import { portionOfItem } from '../../rules/photo-portion.ts';

/** An item under review. Its id is that of the entry it becomes, however often saving is tried. */
export type PlateItem = {
  id: string;
  seen: PhotoItem;
  eatable: Eatable;
  amount: Amount;
  removed: boolean;
};

/**
 * The items of an analysis, to be looked over. Those of a corrected one keep the ids of the `before`
 * ones by their place: what is saved twice, even in another form, is logged once.
 */
export function plateItemsOf(
  { items }: PhotoAnalysis,
  before: readonly PlateItem[] = [],
): PlateItem[] {
  return items.map((seen, at) => {
    const eatable = portionOfItem(seen);
    const id = before[at]?.id ?? newId();
    return { id, seen, eatable, amount: startAmount(eatable), removed: false };
  });
}

/**
 * The same item as another food, of the same weight; a food that is known by volume alone starts at its
 * usual portion. Null where nothing of the food can be measured.
 */
export function toFoodItem(item: PlateItem, { food }: FoodFound): PlateItem | null {
  const eatable = food && eatableOf(food, null);
  if (!food || !eatable) return null;
  const grams = eatable.measures.find(({ key }) => key === 'g');
  const weight = gramsOf(item) ?? item.seen.grams;
  const start = grams ? { measure: grams, quantity: Math.round(weight) } : eatable.start;
  const seen = { ...item.seen, composition: 'database' as const, food, warnings: [] };
  const changed = { ...eatable, start };
  return { ...item, seen, eatable: changed, amount: startAmount(changed) };
}

/** What is on the plate of it by now, in grams; null while no amount is typed or it is not weighed. */
export function gramsOf({ eatable, amount }: PlateItem): number | null {
  const grams = eatable.measures.find(({ key }) => key === 'g');
  return grams && amount.eaten !== null ? amount.eaten / grams.share : null;
}

/** Confidence in what is left, percent, weighed by grams. */
export function confidenceIn(items: readonly PlateItem[]): number | null {
  const kept = items.filter(({ removed }) => !removed);
  const grams = kept.reduce((sum, { seen }) => sum + seen.grams, 0);
  if (grams === 0) return null;
  const weighed = kept.reduce((sum, { seen }) => sum + seen.confidence * seen.grams, 0);
  return Math.round(weighed / grams);
}
