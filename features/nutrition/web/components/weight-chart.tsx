import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { chartScale } from '../../rules/chart-scale.ts';
import { type WeightUnit, weightIn } from '../../rules/weigh-in.ts';
import { daysFrom, type TrendPoint } from '../../rules/weight-trend.ts';
import { ChartFigures, ChartLines, FIGURES_PX } from './chart-grid.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
/** Room for a dot at the edge, and for the words under the lowest line. */
const EDGE = 6;
const BOTTOM = 8;

/** Each day's weight as a dot and the trend as a line, broken where nothing was weighed for long. */
export function WeightChart({ trend, unit }: { trend: readonly TrendPoint[]; unit: WeightUnit }) {
  const today = useToday();
  const [width, follow] = useWidth();
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;

  const span = Math.max(1, daysFrom(first.date, last.date));
  const { low, high, lines } = chartScale(
    trend.flatMap(({ weightKg, trendKg }) => [weightIn(weightKg, unit), weightIn(trendKg, unit)]),
    2,
  );
  const x = (date: string) =>
    FIGURES_PX + (daysFrom(first.date, date) / span) * (width - FIGURES_PX - EDGE);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - BOTTOM - 20);
  const path = trend
    .map((point, at) => {
      const start = at === 0 || point.afterGap;
      return `${start ? 'M' : 'L'}${x(point.date).toFixed(1)} ${y(weightIn(point.trendKg, unit)).toFixed(1)}`;
    })
    .join('');
  const figure = (kg: number) => weightIn(kg, unit).toFixed(1);
  const label =
    `Your weight from ${dateText(first.date, today)} to ${dateText(last.date, today)}: ` +
    `the trend went from ${figure(first.trendKg)} to ${figure(last.trendKg)} ${unit}. The table has every day.`;

  return (
    <figure>
      <div ref={follow} className="overflow-hidden">
        <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
          <ChartLines lines={lines} y={y} width={width} />
          {trend.map((point) => (
            <circle
              key={point.date}
              cx={x(point.date)}
              cy={y(weightIn(point.weightKg, unit))}
              r={trend.length > 120 ? 1.75 : 3}
              className="fill-line-strong"
            />
          ))}
          <path
            d={path}
            fill="none"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-accent"
          />
          <ChartFigures lines={lines} y={y} unit={unit} />
        </svg>
      </div>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{dateText(first.date, today)}</span>
        {first !== last && <span>{dateText(last.date, today)}</span>}
      </figcaption>
    </figure>
  );
}
