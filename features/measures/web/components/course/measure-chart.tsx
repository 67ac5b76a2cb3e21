import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { daysIn, type Period } from '#platform/shared/periods.ts';
import type { Layer, LinePoint } from '#platform/web/charts/chart-layers.tsx';
import { timeBefore } from '#platform/web/charts/messages.ts';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { figureText } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import type { DayFigure } from '../../../rules/readings.ts';
import { chartLabel, diastolic, readAlong, systolic, valuesName } from '../../messages/chart.ts';

/** Days without a figure after which the line breaks, by how often it is measured. */
const GAP_DAYS = { daily: 7, weekly: 21, monthly: 84, sometimes: 84 } as const;
const MINUTES = 60;

type MeasureChartProps = {
  measure: Measure;
  figures: readonly DayFigure[];
  /** of the time before; none where it is not wanted */
  before: readonly DayFigure[];
  period: Period;
};

/** A dot for each day and a line between them; a second, broken line for diastolic pressure. */
export function MeasureChart({ measure, figures, before, period }: MeasureChartProps) {
  const today = useToday();
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return null;
  // Hours are read more easily than minutes.
  const per = measure.form === 'duration' ? MINUTES : 1;
  const gap = GAP_DAYS[measure.frequency];
  const say = (figure: DayFigure) => figureText(figure, measure);
  const main = toPoints(figures, ({ value }) => value / per, gap);
  const second = toPoints(figures, ({ second }) => second && second / per, gap);
  const earlier = toPoints(before, ({ value }) => value / per, gap).map((point) => ({
    ...point,
    date: addDays(point.date, daysIn(period)),
  }));
  const isTwo = second.length > 0;
  const name = isTwo ? systolic : measure.name;
  const layers: Layer[] = [
    ...(earlier.length > 1
      ? [{ kind: 'line', look: 'before', name: timeBefore, points: earlier } as const]
      : []),
    { kind: 'dots', name: valuesName, points: [...main, ...second] },
    ...(isTwo ? [{ kind: 'line', look: 'second', name: diastolic, points: second } as const] : []),
    { kind: 'line', look: 'main', name, points: main },
  ];
  return (
    <TimeChart
      label={chartLabel(measure.name, say(first), say(last), figures.length)}
      readingsName={readAlong(measure.name)}
      unit={measure.form === 'duration' ? 'h' : measure.unit}
      from={period.from}
      to={period.to}
      leastHeight={measure.form === 'scale' ? FIVE : measure.digits === 0 ? 5 : 2}
      layers={layers}
      readings={figures.map((one) => ({
        date: one.date,
        text: `${dateText(one.date, today)}: ${say(one)}`,
      }))}
    />
  );
}

/** Of 1 to 5 all is shown. */
const FIVE = 4;

function toPoints(
  figures: readonly DayFigure[],
  valueOf: (figure: DayFigure) => number | null,
  gap: number,
): LinePoint[] {
  let last: CalendarDay | null = null;
  return figures.flatMap((figure) => {
    const value = valueOf(figure);
    if (value === null) return [];
    const afterGap = last !== null && daysFrom(last, figure.date) > gap;
    last = figure.date;
    return [{ date: figure.date, value, afterGap }];
  });
}
