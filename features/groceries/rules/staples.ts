import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { soldAs } from './sold-as.ts';

/** Beside dried herbs, spices and salt, what most kitchens have. */
const KEPT = new Set(
  'oil olive-oil oil-spray vinegar soy honey sugar brown-sugar flour cornflour mustard tomato-sauce baking-powder bicarb vanilla'.split(
    ' ',
  ),
);
/** Of these a kitchen rarely has a jar, or they are stock, which is used by the litre. */
const NOT_KEPT = new Set(['saffron', 'taco-seasoning', 'chicken-stock', 'beef-stock']);
/** More than a quarter of a pack is worth a look into the cupboard before shopping. */
const SMALL_SHARE = 1 / 4;

/** Whether a kitchen probably has what recipes take of a food: spices and the like, in small amounts. */
export function isStaple(food: string, grams: number | null): boolean {
  const facts = factsByKey(food);
  if (!facts || NOT_KEPT.has(food)) return false;
  const isSpice = facts.aisle === 'spices';
  if (!isSpice && !KEPT.has(food)) return false;
  const { packGrams, pieceGrams } = soldAs(food);
  const pack = packGrams.length > 0 ? Math.min(...packGrams) : pieceGrams;
  if (grams === null || pack === null) return true;
  return grams <= pack * (isSpice ? 1 : SMALL_SHARE);
}
