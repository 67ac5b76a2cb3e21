import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { Headline } from '#platform/web/charts/headline.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { WeighIn } from '../../../contract/weigh-ins.ts';
import { weightIn } from '../../../rules/weight/weigh-in.ts';
import { dayMeans, weeklyChange, weightTrend } from '../../../rules/weight/weight-trend.ts';
import { howToReadTrend, weightGrowsWithYou } from '../../messages/weight.ts';
import { WeightChart } from './weight-chart.tsx';
import { WeightTable } from './weight-table.tsx';

type WeightTrendCardProps = {
  title: string;
  /** those before `from` too, so that the trend is the same whatever time is shown */
  weighIns: readonly WeighIn[];
  from: CalendarDay;
  hiddenAtFirst: boolean;
};

/** Where the weight is heading, as a chart or a table; hidden at first for those under 18. */
export function WeightTrendCard({ title, weighIns, from, hiddenAtFirst }: WeightTrendCardProps) {
  const today = useToday();
  const { weightUnit } = useUnits();
  const [form, setForm] = useState<Form>('chart');
  const [asked, setAsked] = useState(false);
  if (hiddenAtFirst && !asked) {
    return (
      <Card title={title}>
        <p className="text-muted">{weightGrowsWithYou}</p>
        <Button variant="secondary" className="mt-3" onClick={() => setAsked(true)}>
          Show the trend
        </Button>
      </Card>
    );
  }
  const trend = weightTrend(dayMeans(weighIns));
  const shown = trend.filter(({ date }) => date >= from);
  const [first, now] = [shown[0], shown.at(-1)];
  if (!first || !now) return null;
  const weekly = weeklyChange(trend);
  const change = first === now ? null : now.trendKg - first.trendKg;
  const figures = [
    { label: 'Trend now', value: weightIn(now.trendKg, weightUnit).toFixed(1), unit: weightUnit },
    {
      label: 'Change',
      value: change === null ? '–' : signed(weightIn(change, weightUnit), 1),
      unit: change === null ? null : weightUnit,
    },
    {
      label: 'Weekly change',
      value: weekly === null ? '–' : signed(weightIn(weekly, weightUnit), 2),
      unit: weekly === null ? null : weightUnit,
    },
  ];
  return (
    <Card title={title} action={<ChartOrTable value={form} onValueChange={setForm} />}>
      <Headline figures={figures} />
      {form === 'chart' ? (
        <WeightChart trend={shown} unit={weightUnit} from={from} to={today} />
      ) : (
        <WeightTable trend={shown} unit={weightUnit} />
      )}
      <p className="mt-3 text-sm text-muted">{howToReadTrend}</p>
    </Card>
  );
}

/** A change with its sign: "−0.35". */
function signed(change: number, digits: number): string {
  const text = Math.abs(change).toFixed(digits);
  return Number(text) === 0 ? text : `${change < 0 ? '−' : '+'}${text}`;
}
