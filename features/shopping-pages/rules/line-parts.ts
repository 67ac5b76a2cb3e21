import { countText, formatMeasure } from '#features/groceries/rules/amount-text.ts';
import type { ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import { homeUnitOf } from '#features/shopping/rules/pantry/pantry-item.ts';

/** What a line is needed for, in amounts that add up as they are shown. */
export type LineParts = {
  /** of all recipes together: "2.81 kg" */
  total: string;
  /** already at home: "500 g"; null for none */
  atHome: string | null;
  /** what is left to get; as much as the total where nothing is at home */
  left: string;
  /** of each source of the line; empty where it says no amount */
  parts: string[];
};

/** Steps in which amounts are shown, so that what is added up reads the same as its sum. */
function stepOf(total: number, unit: string): number {
  if (unit !== 'g' && unit !== 'ml') return 0.25;
  if (total >= 1_000) return 10;
  return total >= 200 ? 5 : 1;
}

/** A quarter that was added up from thirds is a hair less than one. */
const HAIR = 1e-6;

/**
 * Whole steps for parts, each at least one, that add up to the rounded sum: what rounding leaves over goes to
 * the largest parts.
 */
export function roundParts(values: readonly number[], step: number): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const steps = values.map((value) => Math.max(1, Math.floor(value / step + HAIR)));
  let over = Math.max(values.length, Math.round(sum / step)) - steps.reduce((a, b) => a + b, 0);
  const largest = values
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => b.value - a.value || a.index - b.index);
  while (over !== 0) {
    const before = over;
    for (const { index } of largest) {
      const now = steps[index] ?? 0;
      if (over === 0 || (over < 0 && now <= 1)) continue;
      steps[index] = now + Math.sign(over);
      over -= Math.sign(over);
    }
    if (over === before) break;
  }
  return steps.map((count) => count * step);
}

/** What each recipe needs of a line, and what of it is at home; null where no amount is known. */
export function lineParts(
  line: Pick<ShopLine, 'food' | 'grams' | 'amount' | 'atHome' | 'sources'>,
): LineParts | null {
  const open = line.grams ?? line.amount?.value ?? null;
  const known = line.sources.flatMap(({ value }, index) =>
    value === null || value <= 0 ? [] : [{ value, index }],
  );
  if (open === null || known.length === 0) return null;
  const { unit, per } = homeUnitOf(line);
  const text = (value: number): string =>
    unit === 'g' || unit === 'ml' ? formatMeasure(value, unit) : countText(value, unit);
  const values = known.map(({ value }) => value / per);
  const step = stepOf(
    values.reduce((sum, value) => sum + value, 0),
    unit,
  );
  const rounded = roundParts(values, step);
  const total = rounded.reduce((sum, value) => sum + value, 0);
  const atHome = Math.min(total, Math.round(line.atHome / per / step) * step);
  const parts = line.sources.map(() => '');
  for (const [at, { index }] of known.entries()) parts[index] = text(rounded[at] ?? 0);
  return {
    total: text(total),
    atHome: atHome > 0 ? text(atHome) : null,
    left: text(Math.max(step, total - atHome)),
    parts,
  };
}
