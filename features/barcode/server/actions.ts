import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import type { Food } from '#features/foods/contract.ts';
import { eatableOf, eatenOf } from '#features/foods/rules/amounts/portion.ts';
import { type OpenFoodFacts, productByCode } from '#features/foods/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { BarcodeAnswer, BarcodeNutrition } from '../contract.ts';
import { confidenceIn, type LookUpFailure } from '../rules/look-up.ts';
import { meaningOfText } from '../rules/scanned-code.ts';

/** Values of the usual portion; null where the source has none. */
function nutritionOf(food: Food): BarcodeNutrition | null {
  const eatable = eatableOf(food, null);
  if (!eatable) return null;
  const { measure, quantity } = eatable.start;
  const figures = scaleFigures(eatable.figures, eatenOf(quantity, measure));
  return {
    ...figures,
    foodName: food.name,
    brand: food.brand,
    quantity: quantity * measure.perMeasure,
    unit: measure.unit,
    confidence: confidenceIn(figures, food.warnings.length),
  };
}

const failed = (
  reason: LookUpFailure,
  message: string,
  gtin: string | null = null,
): BarcodeAnswer => ({ success: false, nutrition: null, food: null, reason, message, gtin });

/**
 * The product of a barcode: of this person's own foods, of the shared ones, or, if nobody here knows it, as Open
 * Food Facts describes it. That there is none is an answer, with a sentence that says why.
 */
export async function scanBarcode(
  db: Db,
  owner: OwnerId,
  openFoodFacts: OpenFoodFacts | null,
  code: { barcode: string; symbology?: 'ean-8' | 'upc-e' | undefined },
  nowMs: number,
): Promise<BarcodeAnswer> {
  const meaning = meaningOfText(code.barcode, code.symbology);
  if (meaning.kind === 'other') return failed(meaning.reason, meaning.sentence);
  const gtin = meaning.gtin14;
  const found = await productByCode(db, owner, openFoodFacts, { text: gtin }, nowMs);
  if (found.outcome === 'no-product') return failed('not-food', found.sentence, gtin);
  if (found.outcome === 'not-found') return failed('not-found', found.sentence, gtin);
  if (found.outcome === 'unavailable') return failed('unavailable', found.sentence, gtin);
  const nutrition = nutritionOf(found.food);
  return { success: true, nutrition, food: found.food, reason: null, message: null, gtin };
}
