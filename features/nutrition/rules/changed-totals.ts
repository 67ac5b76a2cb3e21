import { type DayTotals, totalsOf } from '#features/food-log/rules/day-totals.ts';
import {
  NUTRIENT_KEYS,
  type NutrientAmounts,
  type NutrientKey,
} from '#features/food-log/rules/entry-kinds.ts';

type Total = { amount: number | null; known: number };
type Totals = { entryCount: number; calories: number } & Record<NutrientKey, Total>;
type Eaten = { calories: number } & NutrientAmounts;

const agree = (a: Pick<Totals, 'entryCount' | 'calories'>, b: DayTotals): boolean =>
  a.entryCount === b.entryCount && a.calories === b.calories;

/** Binary noise of a difference stays out; twelve digits are far beyond any label. */
const clean = (value: number): number => Math.max(0, Number(value.toPrecision(12)));

function difference(total: Total, was: Total, is: Total): Total {
  const known = total.known + is.known - was.known;
  if (known <= 0) return { amount: null, known: 0 };
  return {
    known,
    amount: clean((total.amount ?? 0) + (is.amount ?? 0) - (was.amount ?? 0)),
  };
}

/**
 * A day's totals after its entries went from `before` to `after`. Exact where the totals are those of
 * `before`; unchanged where they say `after` already; else, when the totals know of entries that this
 * device has not read, by the difference.
 */
export function changedTotals<T extends Totals>(
  totals: T,
  before: readonly Eaten[],
  after: readonly Eaten[],
): T {
  if (before === after) return totals;
  const [was, is] = [totalsOf(before), totalsOf(after)];
  const exact = agree(totals, was);
  if (!exact && agree(totals, is)) return totals;
  const nutrients = NUTRIENT_KEYS.map((key) => {
    const { amount, known } = is[key];
    return [key, exact ? { amount, known } : difference(totals[key], was[key], is[key])];
  });
  return {
    ...totals,
    ...Object.fromEntries(nutrients),
    entryCount: totals.entryCount + is.entryCount - was.entryCount,
    calories: totals.calories + is.calories - was.calories,
  };
}

/** The totals of a day on which nothing was eaten. */
export function noTotals<T extends Totals>(like: T): T {
  const none = NUTRIENT_KEYS.map((key) => [key, { amount: null, known: 0 }]);
  return { ...like, ...Object.fromEntries(none), entryCount: 0, calories: 0 };
}
