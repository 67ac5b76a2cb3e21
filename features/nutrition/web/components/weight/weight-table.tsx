import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type WeightUnit, weightIn } from '../../../rules/weight/weigh-in.ts';
import type { TrendPoint } from '../../../rules/weight/weight-trend.ts';
import { weightDayByDay } from '../../messages/weight.ts';

/** What the chart shows, in figures: the latest day first. */
export function WeightTable({ trend, unit }: { trend: readonly TrendPoint[]; unit: WeightUnit }) {
  const today = useToday();
  const figure = (kg: number) => weightIn(kg, unit).toFixed(1);
  return (
    <FiguresTable
      caption={weightDayByDay}
      columns={['Day', `Weight (${unit})`, `Trend (${unit})`]}
      rows={trend.toReversed().map(({ date, weightKg, trendKg }) => ({
        key: date,
        cells: [dateText(date, today), figure(weightKg), figure(trendKg)],
      }))}
    />
  );
}
