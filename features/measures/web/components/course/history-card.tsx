import type { Period, Range } from '#platform/shared/periods.ts';
import { ChartCard } from '#platform/web/charts/chart-card.tsx';
import { inPeriod, timeBefore } from '#platform/web/charts/messages.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { figureParts, figureText, plainFigure } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import type { DayFigure } from '../../../rules/readings.ts';
import { gapsStay, noChange, onAverage } from '../../messages/chart.ts';
import { MeasureChart } from './measure-chart.tsx';

type HistoryCardProps = {
  measure: Measure;
  figures: readonly DayFigure[];
  /** of the time before; null where it is not wanted */
  before: readonly DayFigure[] | null;
  range: Range;
  period: Period;
};

/** A measure over time, as a chart or a table. */
export function HistoryCard({ measure, figures, before, range, period }: HistoryCardProps) {
  const today = useToday();
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return null;
  const summary = before && { label: timeBefore, ...toSummary(measure, before) };
  return (
    <ChartCard
      topic={measure.name}
      finding={`${toFinding(measure, figures)} ${inPeriod(range, period, today)}`}
      figures={[...toHeadline(measure, figures), ...(summary ? [summary] : [])]}
      chart={
        <MeasureChart measure={measure} figures={figures} before={before ?? []} period={period} />
      }
      table={{
        caption: measure.name,
        columns: ['Day', measure.name],
        rows: figures.toReversed().map((one) => ({
          key: one.date,
          cells: [shortDateText(one.date, today), figureText(one, measure)],
        })),
      }}
      note={gapsStay}
    />
  );
}

const meanOf = (figures: readonly DayFigure[]): DayFigure => {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const seconds = figures.flatMap(({ second }) => (second === null ? [] : [second]));
  return {
    date: '',
    value: mean(figures.map(({ value }) => value)),
    second: seconds.length > 0 ? mean(seconds) : null,
  };
};

/** Body figures change slowly, so their change is of interest; of the others the mean. */
const isSlow = ({ group }: Measure): boolean => group === 'body' || group === 'own';

function toChange(measure: Measure, figures: readonly DayFigure[]): string | null {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last || first === last) return null;
  const figure = plainFigure(Math.abs(last.value - first.value), measure.digits);
  if (figure === '0') return figure;
  return `${last.value < first.value ? '−' : '+'}${figure}`;
}

/** A change of percent is in percentage points. */
const changeUnitOf = ({ unit }: Measure): string => (unit === '%' ? 'points' : unit);

/** What the chart shows, in its title. */
function toFinding(measure: Measure, figures: readonly DayFigure[]): string {
  const last = figures.at(-1);
  if (!last) return measure.name;
  if (!isSlow(measure)) return onAverage(figureText(meanOf(figures), measure));
  const change = toChange(measure, figures);
  const unit = changeUnitOf(measure);
  if (change === null) return figureText(last, measure);
  return change === '0' ? noChange : `${change} ${unit}`.trim();
}

/** What a time comes to: the change of what is slow, else the mean. */
function toSummary(measure: Measure, figures: readonly DayFigure[]) {
  if (figures.length === 0) return { value: '–', unit: null };
  return isSlow(measure)
    ? { value: toChange(measure, figures) ?? '–', unit: changeUnitOf(measure) || null }
    : figureParts(meanOf(figures), measure);
}

function toHeadline(measure: Measure, figures: readonly DayFigure[]) {
  const last = figures.at(-1);
  if (!last) return [];
  return [
    { label: 'Latest', ...figureParts(last, measure) },
    { label: isSlow(measure) ? 'Change' : 'Average', ...toSummary(measure, figures) },
    { label: 'Days', value: String(figures.length), unit: null },
  ];
}
