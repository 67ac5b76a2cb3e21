import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { chartScale } from '#platform/shared/chart-scale.ts';
import { ChartFrame } from '#platform/web/charts/chart-frame.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type WeightUnit, weightIn } from '../../../rules/weight/weigh-in.ts';
import type { TrendPoint } from '../../../rules/weight/weight-trend.ts';
import { weightChart } from '../../messages/weight-chart.ts';

const HEIGHT = 232;
const SMALL_HEIGHT = 88;

type WeightChartProps = {
  trend: readonly TrendPoint[];
  unit: WeightUnit;
  from: CalendarDay;
  to: CalendarDay;
  small?: boolean;
};

/** Each day's weight as a dot and the trend as a line, broken where nothing was weighed for long. */
export function WeightChart({ trend, unit, from, to, small = false }: WeightChartProps) {
  const today = useToday();
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;

  const scale = chartScale(
    trend.flatMap(({ weightKg, trendKg }) => [weightIn(weightKg, unit), weightIn(trendKg, unit)]),
    2,
  );
  const figure = (kg: number) => weightIn(kg, unit).toFixed(1);
  const label = weightChart(dateText(first.date, today), dateText(last.date, today), {
    first: figure(first.trendKg),
    last: `${figure(last.trendKg)} ${unit}`,
    hasTable: !small,
  });
  const dot = small ? 2 : trend.length > 120 ? 1.75 : 3;
  return (
    <ChartFrame
      label={label}
      height={small ? SMALL_HEIGHT : HEIGHT}
      scale={scale}
      unit={unit}
      from={from}
      to={to}
      bare={small}
    >
      {({ x, y }) => (
        <>
          {trend.map((point) => (
            <circle
              key={point.date}
              cx={x(point.date)}
              cy={y(weightIn(point.weightKg, unit))}
              r={dot}
              className="fill-line-strong"
            />
          ))}
          <path
            d={trend
              .map((point, at) => {
                const start = at === 0 || point.afterGap;
                return `${start ? 'M' : 'L'}${x(point.date).toFixed(1)} ${y(weightIn(point.trendKg, unit)).toFixed(1)}`;
              })
              .join('')}
            fill="none"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-accent"
          />
        </>
      )}
    </ChartFrame>
  );
}
