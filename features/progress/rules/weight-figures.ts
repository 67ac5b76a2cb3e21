import {
  type TrendPoint,
  weeklyChange,
  weightTrend,
} from '#features/nutrition/rules/weight/weight-trend.ts';
import { isWithin, type Period, periodBefore } from '#platform/shared/periods.ts';
import type { ProgressData } from './progress-data.ts';

/** kg; null where the period has fewer than two weighed days. */
export type WeightFigures = {
  trend: TrendPoint[];
  before: TrendPoint[];
  nowKg: number | null;
  changeKg: number | null;
  /** over the last four weeks of the period */
  weeklyKg: number | null;
  changeBeforeKg: number | null;
};

const changeOf = (trend: readonly TrendPoint[]): number | null => {
  const [first, last] = [trend[0], trend.at(-1)];
  return first && last && first !== last ? last.trendKg - first.trendKg : null;
};

/** The weight trend of a period and of the one before it: one trend over all weigh-ins, cut to the days. */
export function toWeightFigures(
  { weights }: Pick<ProgressData, 'weights'>,
  period: Period,
): WeightFigures {
  const all = weightTrend(weights);
  const trend = all.filter(({ date }) => isWithin(date, period));
  const before = all.filter(({ date }) => isWithin(date, periodBefore(period)));
  return {
    trend,
    before,
    nowKg: trend.at(-1)?.trendKg ?? null,
    changeKg: changeOf(trend),
    weeklyKg: weeklyChange(trend),
    changeBeforeKg: changeOf(before),
  };
}
