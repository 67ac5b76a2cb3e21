import type { FoodSource } from '#features/food-facts/rules/food-kinds.ts';
import type { WarningCode } from '#features/food-facts/rules/food-warnings.ts';

/** What is known of a result beside its words. */
export type Standing = {
  source: FoodSource | null;
  /** how much this person eats it at this time of day: 0 never, towards 1 always */
  usual: number;
  favourite: boolean;
  warnings: readonly WarningCode[];
  /** how many people have looked the product up at its source */
  popularity: number;
};

const SOURCE_BONUS: Record<FoodSource, number> = { own: 0.3, catalogue: 0.25, usda: 0.05, off: 0 };

/** Hints of another meaning weigh little, figures that are wrong or not there weigh more. */
const MALUS: Partial<Record<WarningCode, number>> = {
  no_energy: 0.25,
  looks_like_kj: 0.15,
  energy_was_kj: 0.1,
  energy_conflict: 0.1,
  looks_like_per_serving: 0.12,
  impossible_left_out: 0.12,
  sum_over_100: 0.12,
};

/**
 * The place of a result among the others: how well its words fit (`match`, 0 for an empty query), then what
 * this person eats at this time of day, then how good its figures are.
 */
export function resultScore(match: number, standing: Standing): number {
  const quality = standing.warnings.reduce((sum, code) => sum + (MALUS[code] ?? 0.04), 0);
  return (
    match +
    0.6 * standing.usual +
    (standing.favourite ? 0.4 : 0) +
    (standing.source === null ? 0.2 : SOURCE_BONUS[standing.source]) +
    Math.min(0.12, 0.03 * Math.log10(1 + Math.max(0, standing.popularity))) -
    Math.min(0.4, quality)
  );
}

/** Sum of an eaten food's weights (each 0 to 1, food-log) as a share that approaches 1. */
export const usualness = (weight: number): number => weight / (weight + 1.5);
