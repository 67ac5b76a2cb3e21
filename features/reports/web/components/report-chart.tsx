import { addDays, daysFrom } from '#platform/shared/calendar-day.ts';
import type { ChartBar, Layer } from '#platform/web/charts/chart-layers.tsx';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { figure } from '../../rules/figure-text.ts';
import { shortDay } from '../../rules/period.ts';
import type { ReportChart } from '../../rules/report.ts';
import { chartText } from '../messages.ts';

/** A line is broken where nothing is known for longer. */
const MAX_GAP_DAYS = 7;

type SectionChartProps = { chart: ReportChart; name: string };

/** The chart of the PDF, with its values by touch and keyboard. */
export function SectionChart({ chart, name }: SectionChartProps) {
  const { points, kind, alt, unit } = chart;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const digits = kind === 'line' ? 1 : 0;
  const isBars = kind === 'bars';
  const bars = isBars ? toBars(points) : [];
  return (
    <div className="mb-4">
      <TimeChart
        label={alt}
        readingsName={chartText.values(name)}
        unit={unit}
        from={first.date}
        to={bars.at(-1)?.to ?? last.date}
        leastHeight={isBars ? 1 : 2}
        layers={isBars ? [{ kind: 'bars', look: 'second', name, bars }] : toLines(points)}
        readings={points.flatMap(({ date, value }) =>
          value === null
            ? []
            : [{ date, text: chartText.reading(shortDay(date), figure(value, digits), unit) }],
        )}
      />
    </div>
  );
}

/** Each bar reaches to the next one: days or weeks. */
function toBars(points: ReportChart['points']): ChartBar[] {
  const [first, second] = points;
  const days = first && second ? daysFrom(first.date, second.date) : 1;
  // A first week may be cut short.
  const step = points.length > 2 && days > 1 ? 7 : days;
  return points.map(({ date, value }, at) => {
    const next = points[at + 1]?.date ?? addDays(date, step);
    return {
      from: date,
      to: addDays(next, -1),
      whole: true,
      parts: value === null ? null : [{ key: 'all', value, className: 'fill-accent-2' }],
    };
  });
}

function toLines(points: ReportChart['points']): Layer[] {
  const dots = points.flatMap(({ date, dot }) => (dot === null ? [] : [{ date, value: dot }]));
  let before: string | null = null;
  const line = points.flatMap(({ date, value }) => {
    if (value === null) return [];
    const afterGap = before !== null && daysFrom(before, date) > MAX_GAP_DAYS;
    before = date;
    return [{ date, value, afterGap }];
  });
  return [
    { kind: 'dots', name: chartText.dots, points: dots },
    { kind: 'line', look: 'main', name: chartText.line, points: line },
  ];
}
