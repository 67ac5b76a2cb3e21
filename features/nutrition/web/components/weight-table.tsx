import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type WeightUnit, weightIn } from '../../rules/weigh-in.ts';
import type { TrendPoint } from '../../rules/weight-trend.ts';

/** What the chart shows, in figures: the latest day first. */
export function WeightTable({ trend, unit }: { trend: readonly TrendPoint[]; unit: WeightUnit }) {
  const today = useToday();
  const figure = (kg: number) => weightIn(kg, unit).toFixed(1);
  return (
    <div className="rounded-control border border-line">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Your weight, day by day, the latest first</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 font-medium">
              Day
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Weight ({unit})
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Trend ({unit})
            </th>
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {trend.toReversed().map(({ date, weightKg, trendKg }) => (
            <tr key={date}>
              <th scope="row" className="px-3 py-2 font-normal">
                {dateText(date, today)}
              </th>
              <td className="px-3 py-2 text-right">{figure(weightKg)}</td>
              <td className="px-3 py-2 text-right">{figure(trendKg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
