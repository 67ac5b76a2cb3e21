import { sumKnown } from '#features/food-log/rules/day-totals.ts';
import { NUTRIENT_KEYS, type NutrientAmounts } from '#features/food-log/rules/entry-kinds.ts';
import type { NutrientsPer100 } from '#features/foods/rules/nutrient-kinds.ts';
import { formatList } from '#platform/shared/format-list.ts';

type Part = { name: string; grams: number; confidence: number; per100: NutrientsPer100 };

/** The specification's flat result for the whole plate; null if unknown. */
export type WholePlate = NutrientAmounts & {
  foodName: string;
  quantity: number;
  unit: 'g';
  calories: number | null;
  confidence: number;
};

const MAX_NAME_LENGTH = 200;

/** "Rice, chicken breast and broccoli", at most as long as the log takes. */
function namesOf(parts: readonly Part[]): string {
  const text = formatList(parts.map(({ name }) => name));
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH - 1)}…` : text;
}

/** The sum of the parts. A figure that only some parts give is their sum: a lower bound. */
export function sumPlate(parts: readonly Part[]): WholePlate {
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const amount = (key: keyof NutrientsPer100) =>
    sumKnown(
      parts.map(({ per100, grams }) => {
        const value = per100[key];
        return value === null ? null : (value * grams) / 100;
      }),
    ).amount;
  const nutrients = NUTRIENT_KEYS.map((key) => [key, amount(key)] as const);
  const kcal = amount('calories');
  const weighed = parts.reduce((sum, part) => sum + part.confidence * part.grams, 0);
  return {
    ...(Object.fromEntries(nutrients) as NutrientAmounts),
    foodName: namesOf(parts),
    quantity: grams,
    unit: 'g',
    calories: kcal === null ? null : Math.round(kcal),
    confidence: Math.round(weighed / grams),
  };
}
