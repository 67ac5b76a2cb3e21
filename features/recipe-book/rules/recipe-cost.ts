import type { RecipeSlot } from './recipe.ts';

export const COST_CLASSES = ['low', 'medium', 'high'] as const;
export type CostClass = (typeof COST_CLASSES)[number];

/** Upper bounds of low and medium cost, AUD per serving, at supermarket prices of 2026. */
const MEAL_BOUNDS = [3, 6] as const;
const SNACK_BOUNDS = [1.25, 2.5] as const;

export type Priced = { grams: number; audPerKg: number | null; linkFactor: number };

/** AUD for the amounts used, not for whole packs; null if a price is unknown. */
export function costAud(parts: readonly Priced[]): number | null {
  let sum = 0;
  for (const { grams, audPerKg, linkFactor } of parts) {
    if (audPerKg === null) return null;
    sum += (grams / linkFactor / 1000) * audPerKg;
  }
  return sum;
}

/** Cost class of one serving. A recipe that is only a snack is measured as a snack. */
export function costClassOf(audPerServing: number, slots: readonly RecipeSlot[]): CostClass {
  const isSnack = slots.every((slot) => slot === 'snack');
  const [low, medium] = isSnack ? SNACK_BOUNDS : MEAL_BOUNDS;
  if (audPerServing <= low) return 'low';
  return audPerServing <= medium ? 'medium' : 'high';
}
