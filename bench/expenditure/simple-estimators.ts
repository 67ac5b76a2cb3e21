import type { ExpenditureDay } from '#features/nutrition/rules/learning/expenditure-filter.ts';

/** The rule of thumb that both simple methods use. */
const KCAL_PER_KG = 7700;

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

const weights = (days: readonly ExpenditureDay[]) => days.map(({ weightKg }) => weightKg);
const intakes = (days: readonly ExpenditureDay[]) => days.map(({ intakeKcal }) => intakeKcal);

/**
 * Two means of seven days: what was eaten over both, less the energy of the difference in weight. While one
 * of them has no weigh-in the last answer stays.
 */
export function twoWeekMeans(days: readonly ExpenditureDay[], formulaKcal: number): number[] {
  let answer = formulaKcal;
  return days.map((_, at) => {
    if (at < 13) return answer;
    const fortnight = days.slice(at - 13, at + 1);
    const before = meanOf(weights(fortnight.slice(0, 7)));
    const after = meanOf(weights(fortnight.slice(7)));
    const eaten = meanOf(intakes(fortnight));
    if (before !== null && after !== null && eaten !== null) {
      answer = eaten - ((after - before) * KCAL_PER_KG) / 7;
    }
    return answer;
  });
}

/** The weight of a day, on the straight line between the weigh-ins around it. */
function weightAt(days: readonly ExpenditureDay[], at: number): number {
  const before = days.findLastIndex(({ weightKg }, index) => index <= at && weightKg !== null);
  const after = days.findIndex(({ weightKg }, index) => index >= at && weightKg !== null);
  const from = days[before]?.weightKg ?? 0;
  const to = days[after]?.weightKg ?? from;
  return after <= before ? from : from + ((to - from) * (at - before)) / (after - before);
}

/** The Hacker's Diet trend (Walker 1991): a tenth of the way to each weight; a day without one keeps it. */
export function exponentialTrend(weightsKg: readonly (number | null)[]): number[] {
  let value = weightsKg.find((kg) => kg !== null) ?? 0;
  return weightsKg.map((kg) => {
    if (kg !== null) value += 0.1 * (kg - value);
    return value;
  });
}

/** An exponential trend of the weight (0.1 a day, gaps interpolated), and its change over up to 28 days. */
export function ewma28(days: readonly ExpenditureDay[], formulaKcal: number): number[] {
  const trend = exponentialTrend(days.map((_, at) => weightAt(days, at)));
  return days.map((_, at) => {
    const span = Math.min(28, at);
    const eaten = meanOf(intakes(days.slice(at - span, at + 1)));
    if (span < 7 || eaten === null) return formulaKcal;
    return eaten - (((trend[at] ?? 0) - (trend[at - span] ?? 0)) * KCAL_PER_KG) / span;
  });
}
