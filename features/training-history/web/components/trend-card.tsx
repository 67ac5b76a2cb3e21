import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { chartScale } from '#platform/shared/chart-scale.ts';
import { ChartFrame } from '#platform/web/charts/chart-frame.tsx';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ExerciseDay } from '../../rules/history-kinds.ts';
import { findChange, type Metric, metricOf, type TrendPoint, toTrend } from '../../rules/trend.ts';
import { exerciseText, metricText, type Period } from '../messages/exercise.ts';
import { loadIn } from '../messages/figures.ts';

const HEIGHT = 220;

type TrendCardProps = {
  days: readonly ExerciseDay[];
  from: CalendarDay;
  to: CalendarDay;
  period: Period;
};

/** How strong, far or long: the best of each session as a line, broken where the exercise paused. */
export function TrendCard({ days, from, to, period }: TrendCardProps) {
  const today = useToday();
  const { weightUnit } = useUnits();
  const [form, setForm] = useState<Form>('chart');
  const metric = metricOf(days);
  if (metric === null) return null;
  const trend = toTrend(days, metric, from);
  const what = exerciseText.metricNames[metric];
  const say = (value: number) => metricText(metric, value, weightUnit);
  return (
    <Card
      title={exerciseText.finding(findChange(trend), metric, period, weightUnit)}
      action={trend.length > 0 && <ChartOrTable value={form} onValueChange={setForm} />}
    >
      {trend.length === 0 ? (
        <p className="text-muted">{exerciseText.noneInPeriod}</p>
      ) : form === 'chart' ? (
        <TrendChart trend={trend} metric={metric} from={from} to={to} say={say} />
      ) : (
        <FiguresTable
          caption={exerciseText.caption(what)}
          columns={[exerciseText.day, what]}
          rows={trend.toReversed().map(({ date, value }) => ({
            key: date,
            cells: [dateText(date, today), say(value)],
          }))}
        />
      )}
      <p className="mt-3 text-sm text-muted">
        {metric === 'e1rmKg' ? exerciseText.formula : exerciseText.ofSession}{' '}
        {trend.some(({ afterGap }) => afterGap) && exerciseText.gap}
      </p>
    </Card>
  );
}

type TrendChartProps = {
  trend: readonly TrendPoint[];
  metric: Metric;
  from: CalendarDay;
  to: CalendarDay;
  say: (value: number) => string;
};

/** A unit of the scale: kg or lb, kilometres from a few on, minutes, reps. */
function useDrawn(metric: Metric, most: number) {
  const { weightUnit } = useUnits();
  if (metric === 'e1rmKg') {
    return { unit: weightUnit, drawn: (value: number) => loadIn(value, weightUnit), least: 5 };
  }
  if (metric === 'reps') return { unit: 'reps', drawn: (value: number) => value, least: 4 };
  if (metric === 'metres') {
    return most >= 2_000
      ? { unit: 'km', drawn: (value: number) => value / 1_000, least: 2 }
      : { unit: 'm', drawn: (value: number) => value, least: 100 };
  }
  return most >= 300
    ? { unit: 'min', drawn: (value: number) => value / 60, least: 4 }
    : { unit: 's', drawn: (value: number) => value, least: 20 };
}

function TrendChart({ trend, metric, from, to, say }: TrendChartProps) {
  const today = useToday();
  const { unit, drawn, least } = useDrawn(metric, Math.max(...trend.map(({ value }) => value)));
  const what = exerciseText.metricNames[metric];
  const scale = chartScale(
    trend.map(({ value }) => drawn(value)),
    least,
  );
  const dot = trend.length > 120 ? 1.75 : 3;
  return (
    <ChartFrame
      label={exerciseText.chart(what, dateText(from, today), dateText(to, today))}
      height={HEIGHT}
      scale={scale}
      unit={unit}
      from={from}
      to={to}
      readings={{
        name: exerciseText.values(what),
        all: trend.map(({ date, value }) => ({
          date,
          text: `${dateText(date, today)}: ${say(value)}`,
        })),
      }}
    >
      {({ x, y }) => (
        <>
          <path
            d={trend
              .map(
                ({ date, value, afterGap }, at) =>
                  `${at === 0 || afterGap ? 'M' : 'L'}${x(date).toFixed(1)} ${y(drawn(value)).toFixed(1)}`,
              )
              .join('')}
            fill="none"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-accent"
          />
          {trend.map(({ date, value }) => (
            <circle key={date} cx={x(date)} cy={y(drawn(value))} r={dot} className="fill-accent" />
          ))}
        </>
      )}
    </ChartFrame>
  );
}
