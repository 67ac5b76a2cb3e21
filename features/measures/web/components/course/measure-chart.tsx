import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { chartScale } from '#platform/shared/chart-scale.ts';
import { ChartFrame, type Plot } from '#platform/web/charts/chart-frame.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { figureText } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import type { DayFigure } from '../../../rules/readings.ts';
import { chartLabel, readAlong } from '../../messages/chart.ts';

const HEIGHT = 232;
/** Days without a figure after which the line breaks, by how often it is measured. */
const GAP_DAYS = { daily: 7, weekly: 21, monthly: 84, sometimes: 84 } as const;
const MINUTES = 60;

type MeasureChartProps = {
  measure: Measure;
  figures: readonly DayFigure[];
  from: CalendarDay;
  to: CalendarDay;
};

/** A dot for each day and a line between them; two of both for blood pressure, round and square. */
export function MeasureChart({ measure, figures, from, to }: MeasureChartProps) {
  const today = useToday();
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return null;
  // Hours are read more easily than minutes.
  const per = measure.form === 'duration' ? MINUTES : 1;
  const values = figures.flatMap(({ value, second }) =>
    second === null ? [value / per] : [value / per, second / per],
  );
  const gap = GAP_DAYS[measure.frequency];
  const say = (figure: DayFigure) => figureText(figure, measure);
  return (
    <ChartFrame
      label={chartLabel(measure.name, say(first), say(last), figures.length)}
      height={HEIGHT}
      scale={measure.form === 'scale' ? FIVE : chartScale(values, measure.digits === 0 ? 5 : 2)}
      unit={measure.form === 'duration' ? 'h' : measure.unit}
      from={from}
      to={to}
      readings={{
        name: readAlong(measure.name),
        all: figures.map((one) => ({
          date: one.date,
          text: `${dateText(one.date, today)}: ${say(one)}`,
        })),
      }}
    >
      {(plot) => (
        <>
          <Line
            plot={plot}
            gap={gap}
            points={figures.map(({ date, value }) => [date, value / per])}
          />
          <Line
            plot={plot}
            gap={gap}
            isSecond
            points={figures.flatMap(({ date, second }) =>
              second === null ? [] : [[date, second / per] as const],
            )}
          />
        </>
      )}
    </ChartFrame>
  );
}

const FIVE = { low: 0.5, high: 5.5, lines: [1, 2, 3, 4, 5] };

type LineProps = {
  plot: Plot;
  gap: number;
  points: readonly (readonly [CalendarDay, number])[];
  isSecond?: boolean;
};

function Line({ plot: { x, y }, gap, points, isSecond = false }: LineProps) {
  const colour = isSecond ? ['stroke-accent-2', 'fill-accent-2'] : ['stroke-accent', 'fill-accent'];
  const size = points.length > 120 ? 1.5 : 3;
  const path = points.map(([date, value], at) => {
    const before = points[at - 1]?.[0];
    const starts = before === undefined || daysFrom(before, date) > gap;
    return `${starts ? 'M' : 'L'}${x(date).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return (
    <>
      <path
        d={path.join('')}
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={colour[0]}
      />
      {points.map(([date, value]) =>
        isSecond ? (
          <rect
            key={date}
            x={x(date) - size}
            y={y(value) - size}
            width={2 * size}
            height={2 * size}
            className={colour[1]}
          />
        ) : (
          <circle key={date} cx={x(date)} cy={y(value)} r={size} className={colour[1]} />
        ),
      )}
    </>
  );
}
