import { z } from 'zod';
import { MEAL_TYPES, PORTION_UNITS } from '#features/food-log/rules/entry/entry-kinds.ts';
import { mapNutrients } from '#features/food-log/rules/item/nutrients.ts';
import { food } from '#features/foods/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { LOOK_UP_FAILURES } from './rules/look-up.ts';

/** The specification's flat result: one serving where the source names one, else 100 g or 100 ml. */
export const barcodeNutrition = z.object({
  /** of the portion; null is "not known" */
  ...mapNutrients(() => z.number().nullable()),
  foodName: z.string(),
  brand: z.string().nullable(),
  quantity: z.number(),
  unit: z.enum(PORTION_UNITS),
  /** kcal of the portion; null: the source does not say */
  calories: z.number().int().nullable(),
  /** percent: how far the source's figures can be trusted */
  confidence: z.number(),
});
export type BarcodeNutrition = z.infer<typeof barcodeNutrition>;

export const barcodeAnswer = z.object({
  success: z.boolean(),
  nutrition: barcodeNutrition.nullable(),
  /** the food itself, per 100 g or ml, so that the portion can be chosen */
  food: food.nullable(),
  /** why there is no product; null on success */
  reason: z.enum(LOOK_UP_FAILURES).nullable(),
  /** a sentence fit for a screen; null on success */
  message: z.string().nullable(),
  /** 14 digits, where the barcode is one of a product */
  gtin: z.string().nullable(),
});
export type BarcodeAnswer = z.infer<typeof barcodeAnswer>;

/** Room for what a GS1 QR code holds; a barcode's own digits are fourteen at most. */
const MAX_CODE_LENGTH = 500;

export const barcodeApi = {
  scan: endpoint({
    method: 'POST',
    path: '/api/food-logs/scan-barcode',
    about: [],
    access: 'signed-in',
    rate: 'write',
    summary: 'Look up a barcode; an unknown product is not an error',
    body: z.object({
      /** what the code says: digits, or the content of a GS1 code */
      barcode: z
        .string()
        .trim()
        .min(1, 'Scan or type a barcode.')
        .max(MAX_CODE_LENGTH, `Use at most ${MAX_CODE_LENGTH} characters.`),
      mealType: z.enum(MEAL_TYPES).optional(),
      /** tells eight digits of EAN-8 from eight of UPC-E */
      symbology: z.enum(['ean-8', 'upc-e']).optional(),
    }),
    response: barcodeAnswer,
  }),
};
