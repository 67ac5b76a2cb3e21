import type { NutrientsPer100 } from '#features/food-facts/rules/nutrient-kinds.ts';
import { totalsOf } from '#features/food-log/rules/days/day-totals.ts';
import { type NutrientAmounts, scaleAmounts } from '#features/food-log/rules/item/figures.ts';
import { mapNutrients } from '#features/food-log/rules/item/nutrients.ts';
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
  const totals = totalsOf(parts.map(({ per100, grams }) => scaleAmounts(per100, grams / 100)));
  const kcal = totals.calories.amount;
  const weighed = parts.reduce((sum, part) => sum + part.confidence * part.grams, 0);
  return {
    ...mapNutrients((key) => totals[key].amount),
    foodName: namesOf(parts),
    quantity: grams,
    unit: 'g',
    calories: kcal === null ? null : Math.round(kcal),
    confidence: Math.round(weighed / grams),
  };
}
