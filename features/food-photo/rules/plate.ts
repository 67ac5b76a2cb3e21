import { z } from 'zod';
import { foodWarnings } from '#features/food-facts/rules/food-checks.ts';
import type { WarningCode } from '#features/food-facts/rules/food-warnings.ts';
import { toKnown } from '#features/food-facts/rules/nutrient-kinds.ts';

/**
 * What the model is asked to answer about a plate. Loose on purpose: providers differ in which bounds
 * they can be given, so every figure is checked afterwards (readPlate).
 */
export const plateAnswer = z.object({
  foodSeen: z.boolean(),
  items: z.array(
    z.object({
      name: z.string(),
      preparation: z.string().nullable(),
      grams: z.number(),
      gramsLow: z.number(),
      gramsHigh: z.number(),
      assumptions: z.array(z.string()),
      confidencePercent: z.number(),
      per100g: z.object({
        kcal: z.number(),
        protein: z.number(),
        carbs: z.number(),
        fat: z.number(),
        fiber: z.number().nullable(),
        sugar: z.number().nullable(),
        saturatedFat: z.number().nullable(),
        sodiumMg: z.number().nullable(),
      }),
    }),
  ),
  questions: z.array(z.string()),
});
export type PlateAnswer = z.infer<typeof plateAnswer>;

/** Per 100 g: kcal, g, and mg for sodium; null where the model could not say. */
export type EstimatePer100 = Omit<PlateAnswer['items'][number]['per100g'], 'kcal' | 'sodiumMg'> & {
  calories: number;
  sodium: number | null;
};

/** One food on the plate, as far as a picture can tell. */
export type SeenItem = {
  name: string;
  preparation: string | null;
  /** what lies there, and between which bounds it probably is */
  grams: number;
  gramsLow: number;
  gramsHigh: number;
  assumptions: string[];
  /** 0 to 100 */
  confidence: number;
  per100: EstimatePer100;
  /** what does not add up in `per100` */
  warnings: WarningCode[];
};

export type ReadPlate =
  | { outcome: 'read'; items: SeenItem[]; questions: string[] }
  | { outcome: 'no-food' }
  | { outcome: 'unreadable' };

const MAX_ITEMS = 20;
const MAX_GRAMS = 5_000;
const MAX_KCAL_PER_100G = 900;
/** What 100 g can hold of protein, carbohydrate and fat together, with room for rounding. */
const MAX_MACROS_PER_100G = 105;

const isShare = (grams: number | null): boolean => grams === null || (grams >= 0 && grams <= 100);

/** Text of the model: shown as text, on one line, and not longer than a person reads. */
export function plainText(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
}

const texts = (given: readonly string[], count: number, most: number): string[] =>
  given
    .map((text) => plainText(text, most))
    .filter((text) => text !== '')
    .slice(0, count);

/** Models give the confidence as a share (0.72) as well as in percent (72). */
const toPercent = (confidence: number): number =>
  Math.min(100, Math.max(0, Math.round(confidence <= 1 ? confidence * 100 : confidence)));

function readItem(item: PlateAnswer['items'][number]): SeenItem | null {
  const name = plainText(item.name, 120);
  const { kcal, sodiumMg, ...masses } = item.per100g;
  const possible =
    name !== '' &&
    item.grams > 0 &&
    item.grams <= MAX_GRAMS &&
    kcal >= 0 &&
    kcal <= MAX_KCAL_PER_100G &&
    Object.values(masses).every(isShare) &&
    masses.protein + masses.carbs + masses.fat <= MAX_MACROS_PER_100G &&
    (sodiumMg === null || (sodiumMg >= 0 && sodiumMg <= 40_000));
  if (!possible) return null;
  const bounds = [item.gramsLow, item.gramsHigh].map((grams) =>
    Math.min(MAX_GRAMS, Math.max(1, grams)),
  );
  const per100 = { ...masses, calories: kcal, sodium: sodiumMg };
  return {
    name,
    preparation: item.preparation === null ? null : plainText(item.preparation, 40) || null,
    grams: item.grams,
    gramsLow: Math.min(item.grams, ...bounds),
    gramsHigh: Math.max(item.grams, ...bounds),
    assumptions: texts(item.assumptions, 4, 160),
    confidence: toPercent(item.confidencePercent),
    per100,
    warnings: foodWarnings(toKnown(per100), '100g'),
  };
}

/**
 * What a model said about a plate, if it can be. One item with a figure that cannot be (negative, more
 * than 100 g in 100 g, no weight) spoils the whole answer: a plate with a part silently missing would
 * be counted too low.
 */
export function readPlate(answer: PlateAnswer): ReadPlate {
  if (!answer.foodSeen || answer.items.length === 0) return { outcome: 'no-food' };
  if (answer.items.length > MAX_ITEMS) return { outcome: 'unreadable' };
  const items: SeenItem[] = [];
  for (const given of answer.items) {
    const item = readItem(given);
    if (item === null) return { outcome: 'unreadable' };
    items.push(item);
  }
  return { outcome: 'read', items, questions: texts(answer.questions, 3, 160) };
}
