import { scaleFactorOf } from '#features/recipe-book/rules/scale-recipe.ts';
import { scaleText } from '#features/recipe-book/rules/scale-text.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { factsOfLine } from '#features/recipes/rules/own-summary.ts';

const COUNTED_UNITS = new Set<string | null>([null, 'each', 'small', 'large']);

/** A line as it is written, with its amount for `factor` times the recipe. Eggs stay whole. */
export function scaledLine(line: RecipeLine, factor: number): string {
  const { text, amount, unit } = line;
  if (factor === 1 || amount === null) return text;
  const role = factsOfLine(line)?.role ?? 'other';
  const scaled = role === 'egg' && !COUNTED_UNITS.has(unit) ? 'other' : role;
  return scaleText(text, amount, scaleFactorOf(scaled, amount, factor));
}
