import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { weightIn } from '#features/nutrition/rules/weight/weigh-in.ts';
import type { TrendPoint } from '#features/nutrition/rules/weight/weight-trend.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { daysIn } from '#platform/shared/periods.ts';
import { ChartCard, EmptyCard } from '#platform/web/charts/chart-card.tsx';
import { inPeriod } from '#platform/web/charts/messages.ts';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toWeightFigures } from '../../rules/weight-figures.ts';
import { signed, unknown } from '../messages/figures.ts';
import { weightText } from '../messages/weight.ts';
import type { Shown } from './shown.ts';

const ADULT_AGE = 18;
const LEAST_HEIGHT = 2;
const link = { href: '/progress/weight', text: weightText.weighIn };

/** Weigh-ins and where they are heading; hidden at first for those who still grow. */
export function WeightCard({ shown }: { shown: Shown }) {
  const [asked, setAsked] = useState(false);
  const { age } = shown.data;
  if (age !== null && age < ADULT_AGE && !asked) {
    return (
      <Card title={weightText.topic}>
        <p className="text-muted">{weightText.hidden}</p>
        <Button variant="secondary" className="mt-3" onClick={() => setAsked(true)}>
          {weightText.show}
        </Button>
      </Card>
    );
  }
  return <Trend shown={shown} />;
}

function Trend({ shown: { data, period, range, compare } }: { shown: Shown }) {
  const today = useToday();
  const { weightUnit } = useUnits();
  const { trend, before, nowKg, changeKg, weeklyKg, changeBeforeKg } = toWeightFigures(
    data,
    period,
  );
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last || nowKg === null) {
    const text = data.weights.length > 0 ? weightText.noneInPeriod : weightText.none;
    return <EmptyCard topic={weightText.topic} text={text} link={link} />;
  }
  const inUnit = (kg: number) => weightIn(kg, weightUnit);
  const text = (kg: number) => `${inUnit(kg).toFixed(1)}\u00a0${weightUnit}`;
  const change = (kg: number | null, digits = 1) => ({
    value: kg === null ? unknown : signed(inUnit(kg), digits),
    unit: kg === null ? null : weightUnit,
  });
  const isSteady = changeKg !== null && Math.abs(inUnit(changeKg)).toFixed(1) === '0.0';
  const points = (all: readonly TrendPoint[], figure: 'trendKg' | 'weightKg', later = 0) =>
    all.map(({ date, afterGap, ...point }) => ({
      date: addDays(date, later),
      value: inUnit(point[figure]),
      afterGap,
    }));
  const showBefore = compare && before.length > 1;
  return (
    <ChartCard
      topic={weightText.topic}
      finding={weightText.finding(
        changeKg === null ? null : `${changeKg < 0 ? 'Down' : 'Up'} ${text(Math.abs(changeKg))}`,
        text(nowKg),
        inPeriod(range, period, today),
        isSteady,
      )}
      figures={[
        { label: weightText.now, value: inUnit(nowKg).toFixed(1), unit: weightUnit },
        { label: weightText.change, ...change(changeKg) },
        { label: weightText.weekly, ...change(weeklyKg, 2) },
        ...(compare ? [{ label: weightText.before, ...change(changeBeforeKg) }] : []),
      ]}
      chart={
        <TimeChart
          label={weightText.chart(
            dateText(first.date, today),
            dateText(last.date, today),
            text(first.trendKg),
            text(last.trendKg),
          )}
          readingsName={weightText.values}
          unit={weightUnit}
          from={period.from}
          to={period.to}
          leastHeight={LEAST_HEIGHT}
          layers={[
            { kind: 'dots', name: weightText.weighIns, points: points(trend, 'weightKg') },
            ...(showBefore
              ? [
                  {
                    kind: 'line',
                    look: 'before',
                    name: weightText.before,
                    points: points(before, 'trendKg', daysIn(period)),
                  } as const,
                ]
              : []),
            {
              kind: 'line',
              look: 'main',
              name: weightText.trend,
              points: points(trend, 'trendKg'),
            },
          ]}
          readings={trend.map(({ date, weightKg, trendKg }) => ({
            date,
            text: weightText.reading(dateText(date, today), text(weightKg), text(trendKg)),
          }))}
        />
      }
      table={{
        caption: weightText.caption,
        columns: [
          'Day',
          `${weightText.topic} (${weightUnit})`,
          `${weightText.trend} (${weightUnit})`,
        ],
        rows: trend.toReversed().map(({ date, weightKg, trendKg }) => ({
          key: date,
          cells: [dateText(date, today), inUnit(weightKg).toFixed(1), inUnit(trendKg).toFixed(1)],
        })),
      }}
      note={weightText.note}
      link={link}
    />
  );
}
