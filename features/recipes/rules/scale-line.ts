import { scaleFactorOf } from '#features/recipe-book/rules/scale-recipe.ts';
import { scaleText } from '#features/recipe-book/rules/scale-text.ts';
import type { RecipeLine } from './own-recipe.ts';
import { factsOfLine } from './own-summary.ts';

const COUNTED_UNITS = new Set<string | null>([null, 'each', 'small', 'large']);

/**
 * A line as it is written, with its amount for `factor` times the recipe, and how many times its own amount that
 * is. Eggs stay whole; salt, spices and raising agents grow more slowly.
 */
export function scaleLine(
  line: Pick<RecipeLine, 'text' | 'amount' | 'unit' | 'food'>,
  factor: number,
): { text: string; factor: number } {
  const { text, amount, unit } = line;
  if (factor === 1 || amount === null || amount <= 0) return { text, factor };
  const role = factsOfLine(line)?.role ?? 'other';
  const scaled = role === 'egg' && !COUNTED_UNITS.has(unit) ? 'other' : role;
  const own = scaleFactorOf(scaled, amount, factor);
  return { text: scaleText(text, amount, own), factor: own };
}
