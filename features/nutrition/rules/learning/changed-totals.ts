import { type DayTotals, energySum, totalsOf } from '#features/food-log/rules/days/day-totals.ts';
import type { Figures } from '#features/food-log/rules/item/figures.ts';
import { mapNutrients, type NutrientKey } from '#features/food-log/rules/item/nutrients.ts';

type Total = { amount: number | null; known: number };
/** A day's totals as the summary says them. */
type Totals = {
  entryCount: number;
  calories: number | null;
  caloriesKnown: number;
} & Record<NutrientKey, Total>;
type Eaten = Omit<Figures, 'otherNutrients'>;

/** Nothing eaten is 0 kcal; of what was eaten, none may say its energy. */
const energyOf = ({ amount, known }: Total, entryCount: number) => ({
  calories: entryCount === 0 ? 0 : amount,
  caloriesKnown: known,
});

/** The totals of a day as the summary says them. */
export const toSums = ({ calories, ...totals }: DayTotals) => ({
  ...totals,
  ...energyOf(calories, totals.entryCount),
});

const agree = (a: Totals, b: DayTotals): boolean =>
  a.entryCount === b.entryCount &&
  a.caloriesKnown === b.calories.known &&
  (a.calories ?? 0) === (b.calories.amount ?? 0);

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
  const entryCount = totals.entryCount + is.entryCount - was.entryCount;
  const changed = (total: Total, key: 'calories' | NutrientKey): Total =>
    exact ? is[key] : difference(total, was[key], is[key]);
  return {
    ...totals,
    ...mapNutrients((key) => {
      const { amount, known } = changed(totals[key], key);
      return { amount, known };
    }),
    entryCount,
    ...energyOf(changed(energySum(totals), 'calories'), entryCount),
  };
}

/** Of a day on which nothing was eaten. */
export const NO_TOTALS: Totals = {
  entryCount: 0,
  calories: 0,
  caloriesKnown: 0,
  ...mapNutrients(() => ({ amount: null, known: 0 })),
};

/** The totals of a day on which nothing was eaten. */
export const noTotals = <T extends Totals>(like: T): T => ({ ...like, ...NO_TOTALS });
