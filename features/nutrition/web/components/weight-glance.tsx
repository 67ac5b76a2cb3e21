import { useUnits } from '#features/account/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { chartScale } from '../../rules/chart-scale.ts';
import { weightIn } from '../../rules/weigh-in.ts';
import { dayMeans, daysFrom, TREND_DAYS, weightTrend } from '../../rules/weight-trend.ts';
import { useWeighIns } from '../api/weigh-ins.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 88;
const EDGE = 5;

/** The weight of the last three months in small: the trend, its dots and where it is now. */
export function WeightGlance() {
  const today = useToday();
  const { weightUnit } = useUnits();
  const weighIns = useWeighIns(addDays(today, -TREND_DAYS));
  const [width, follow] = useWidth();
  if (weighIns.isPending) return null;
  if (weighIns.isError) return <p className="text-muted">Couldn’t load your weight.</p>;
  const trend = weightTrend(dayMeans(weighIns.data));
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) {
    return (
      <>
        <p className="text-muted">No weigh-ins yet. Your trend shows up here.</p>
        <LinkButton href="/progress/weight" variant="secondary" className="mt-3">
          Weigh in
        </LinkButton>
      </>
    );
  }
  const figure = (kg: number) => weightIn(kg, weightUnit).toFixed(1);
  const span = Math.max(1, daysFrom(first.date, last.date));
  const { low, high } = chartScale(
    trend.flatMap(({ weightKg, trendKg }) => [
      weightIn(weightKg, weightUnit),
      weightIn(trendKg, weightUnit),
    ]),
    2,
  );
  const x = (date: string) => EDGE + (daysFrom(first.date, date) / span) * (width - 2 * EDGE);
  const y = (kg: number) =>
    HEIGHT - EDGE - ((weightIn(kg, weightUnit) - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const path = trend
    .map((point, at) => {
      const start = at === 0 || point.afterGap;
      return `${start ? 'M' : 'L'}${x(point.date).toFixed(1)} ${y(point.trendKg).toFixed(1)}`;
    })
    .join('');
  const label =
    `Your weight trend from ${dateText(first.date, today)} to ${dateText(last.date, today)}: ` +
    `${figure(first.trendKg)} to ${figure(last.trendKg)} ${weightUnit}.`;
  return (
    <figure>
      <p className="tabular">
        <span className="text-2xl font-semibold">{figure(last.trendKg)}</span>{' '}
        <span className="text-muted">{weightUnit} trend</span>
      </p>
      <div ref={follow} className="mt-2 overflow-hidden">
        <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
          {trend.map((point) => (
            <circle
              key={point.date}
              cx={x(point.date)}
              cy={y(point.weightKg)}
              r={2}
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
        </svg>
      </div>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{dateText(first.date, today)}</span>
        {first !== last && <span>{dateText(last.date, today)}</span>}
      </figcaption>
    </figure>
  );
}
