import { useState } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { Headline } from '#platform/web/charts/headline.tsx';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { figureText, plainFigure } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import type { DayFigure } from '../../../rules/readings.ts';
import { gapsStay } from '../../messages/chart.ts';
import { MeasureChart } from './measure-chart.tsx';

type HistoryCardProps = {
  measure: Measure;
  figures: readonly DayFigure[];
  from: CalendarDay;
};

/** A measure over time, as a chart or a table. */
export function HistoryCard({ measure, figures, from }: HistoryCardProps) {
  const today = useToday();
  const [form, setForm] = useState<Form>('chart');
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return null;
  const isTwo = measure.form === 'pressure';
  return (
    <Card
      title={toFinding(measure, figures)}
      action={<ChartOrTable value={form} onValueChange={setForm} />}
    >
      <Headline figures={toHeadline(measure, figures)} />
      {form === 'chart' ? (
        <>
          <MeasureChart measure={measure} figures={figures} from={from} to={today} />
          {isTwo && (
            <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
              <span>
                <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-full bg-accent" />
                Systolic
              </span>
              <span>
                <span aria-hidden className="mr-1.5 inline-block size-2.5 bg-accent-2" />
                Diastolic
              </span>
            </p>
          )}
          <p className="mt-3 text-sm text-muted">{gapsStay}</p>
        </>
      ) : (
        <FiguresTable
          caption={measure.name}
          columns={['Day', measure.name]}
          rows={figures.toReversed().map((one) => ({
            key: one.date,
            cells: [shortDateText(one.date, today), figureText(one, measure)],
          }))}
        />
      )}
    </Card>
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
  if (!isSlow(measure))
    return `${measure.name}: ${figureText(meanOf(figures), measure)} on average`;
  const change = toChange(measure, figures);
  const unit = changeUnitOf(measure);
  return change === null
    ? `${measure.name}: ${figureText(last, measure)}`
    : `${measure.name}: ${change === '0' ? 'no change' : `${change} ${unit}`.trim()}`;
}

function toHeadline(measure: Measure, figures: readonly DayFigure[]) {
  const last = figures.at(-1);
  if (!last) return [];
  const whole = (figure: DayFigure) => ({ value: figureText(figure, measure), unit: null });
  return [
    { label: 'Latest', ...whole(last) },
    isSlow(measure)
      ? {
          label: 'Change',
          value: toChange(measure, figures) ?? '–',
          unit: changeUnitOf(measure) || null,
        }
      : { label: 'Average', ...whole(meanOf(figures)) },
    { label: 'Days', value: String(figures.length), unit: null },
  ];
}
