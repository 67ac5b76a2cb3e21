import { sumKnown } from '#features/food-log/rules/day-totals.ts';
import { NUTRIENT_KEYS, type NutrientAmounts } from '#features/food-log/rules/entry-kinds.ts';
import type { NutrientsPer100 } from '#features/foods/rules/nutrient-kinds.ts';

type Part = { name: string; grams: number; confidence: number; per100: NutrientsPer100 };

/** The specification's flat result: grams and kcal of the whole plate, null where no part says. */
export type WholePlate = NutrientAmounts & {
  foodName: string;
  quantity: number;
  unit: 'g';
  calories: number | null;
  confidence: number;
};

const MOST_LETTERS = 200;

/** "Rice, chicken breast and broccoli", at most as long as the log takes. */
function namesOf(parts: readonly Part[]): string {
  const names = parts.map(({ name }) => name);
  const last = names.pop() ?? '';
  const text = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
}

/** The sum of the parts. A figure that only some parts give is their sum: a lower bound. */
export function wholePlate(parts: readonly Part[]): WholePlate {
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
