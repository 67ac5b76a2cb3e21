import { z } from 'zod';
import { mealType } from '#features/food-log/contract.ts';
import { mapNutrients } from '#features/food-log/rules/item/nutrients.ts';
import { food, foodWarning, nutrientsPer100 } from '#features/foods/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { PHOTO_FAILURES } from './rules/failures.ts';

/** A picture as the browser sends it. Its bytes, not the type it claims, decide what it is. */
const MAX_DATA_URL_LENGTH = 12_000_000;
const imageDataUrl = z
  .string()
  .max(MAX_DATA_URL_LENGTH, 'Use a picture of at most 9 MB.')
  .regex(/^data:image\/[\w.+-]+;base64,/, 'Send the picture as an image data URL.');

const BODY_LIMIT = MAX_DATA_URL_LENGTH + 100_000;

/** One food on the plate. `per100` are its figures per 100 g, so that a change of grams changes them. */
export const photoItem = z.object({
  name: z.string(),
  preparation: z.string().nullable(),
  grams: z.number(),
  gramsLow: z.number(),
  gramsHigh: z.number(),
  assumptions: z.array(z.string()),
  /** percent */
  confidence: z.number(),
  /** where the composition comes from: a food of the database, or the model's own estimate */
  composition: z.enum(['database', 'estimate']),
  food: food.nullable(),
  per100: nutrientsPer100,
  /** what does not add up in the model's own estimate */
  warnings: z.array(foodWarning),
});
export type PhotoItem = z.infer<typeof photoItem>;

const figure = z.number().nullable();

/** The specification's flat result, which is the sum of `items`. Grams; sodium and cholesterol in mg. */
export const photoAnalysis = z.object({
  foodName: z.string(),
  quantity: z.number(),
  unit: z.literal('g'),
  /** kcal */
  calories: figure,
  ...mapNutrients(() => figure),
  /** percent, weighed by grams */
  confidence: z.number(),
  items: z.array(photoItem),
  /** what would change the estimate most */
  questions: z.array(z.string()),
});
export type PhotoAnalysis = z.infer<typeof photoAnalysis>;

/** A food draft from a label; `doubts` lists what does not add up. */
export const labelReading = z.object({
  name: z.string().nullable(),
  brand: z.string().nullable(),
  basis: z.enum(['100g', '100ml']),
  /** g or ml, by `basis` */
  servingSize: z.number().nullable(),
  nutrients: nutrientsPer100,
  doubts: z.array(z.string()),
  warnings: z.array(foodWarning),
});
export type LabelReading = z.infer<typeof labelReading>;

const failure = {
  success: z.boolean(),
  reason: z.enum(PHOTO_FAILURES).nullable(),
  /** a sentence for the screen; null on success */
  message: z.string().nullable(),
};

export const foodPhotoApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/food-photo/state',
    about: ['food-photo', 'billing'],
    access: 'signed-in',
    rate: 'read',
    summary: 'Get whether photo analysis is available and how many are left',
    response: z.object({
      ready: z.boolean(),
      /** who looks at the pictures, for the person to know: "openai" */
      provider: z.string().nullable(),
      /** in any 24 hours */
      limit: z.number().int(),
      left: z.number().int(),
    }),
  }),
  analyze: endpoint({
    method: 'POST',
    path: '/api/food-logs/analyze-image',
    about: ['food-photo'],
    access: 'signed-in',
    rate: 'write',
    bodyLimitBytes: BODY_LIMIT,
    summary: 'Analyse a food photo into items with grams, ranges and nutrients; stores no photo',
    body: z.object({
      imageDataUrl,
      mealType,
      /** one sentence that puts an estimate right, with the items it is about */
      correction: z
        .object({
          sentence: z
            .string()
            .trim()
            .min(1, 'Say what is different.')
            .max(300, 'Use at most 300 characters.'),
          items: z
            .array(
              z.object({
                name: z.string().trim().min(1).max(120),
                grams: z.number().positive().max(5_000),
              }),
            )
            .max(20),
        })
        .optional(),
    }),
    response: z.object({ ...failure, analysis: photoAnalysis.nullable() }),
  }),
  readLabel: endpoint({
    method: 'POST',
    path: '/api/foods/read-label',
    about: ['food-photo'],
    access: 'signed-in',
    rate: 'write',
    bodyLimitBytes: BODY_LIMIT,
    summary: 'Read a nutrition label photo into a food’s nutrients; stores no photo',
    body: z.object({ imageDataUrl }),
    response: z.object({ ...failure, label: labelReading.nullable() }),
  }),
};
