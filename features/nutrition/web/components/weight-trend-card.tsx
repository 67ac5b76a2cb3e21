import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';
import type { WeighIn } from '../../contract/weigh-ins.ts';
import { weightIn } from '../../rules/weigh-in.ts';
import { dayMeans, weeklyChange, weightTrend } from '../../rules/weight-trend.ts';
import { ChartOrTable, type Form } from './chart-or-table.tsx';
import { WeightChart } from './weight-chart.tsx';
import { WeightTable } from './weight-table.tsx';

type WeightTrendCardProps = {
  /** those before `from` too, so that the trend is the same whatever time is shown */
  weighIns: readonly WeighIn[];
  from: CalendarDay;
  hiddenAtFirst: boolean;
};

/** Where the weight is heading, as a chart or a table; out of sight at first for those under 18. */
export function WeightTrendCard({ weighIns, from, hiddenAtFirst }: WeightTrendCardProps) {
  const { weightUnit } = useUnits();
  const [form, setForm] = useState<Form>('chart');
  const [asked, setAsked] = useState(false);
  if (hiddenAtFirst && !asked) {
    return (
      <Card title="Trend">
        <p className="text-muted">
          Weight goes up while you grow, as it should. The trend is hidden unless you want it.
        </p>
        <Button variant="secondary" className="mt-3" onClick={() => setAsked(true)}>
          Show the trend
        </Button>
      </Card>
    );
  }
  const trend = weightTrend(dayMeans(weighIns));
  const now = trend.at(-1);
  if (!now) return null;
  const change = weeklyChange(trend);
  const shown = trend.filter(({ date }) => date >= from);
  return (
    <Card title="Trend" action={<ChartOrTable value={form} onValueChange={setForm} />}>
      <div className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3">
        <Stat label="Now" value={weightIn(now.trendKg, weightUnit).toFixed(1)} unit={weightUnit} />
        <Stat
          label="Weekly change"
          value={change === null ? '–' : signed(weightIn(change, weightUnit))}
          unit={change === null ? undefined : weightUnit}
        />
      </div>
      {form === 'chart' ? (
        <WeightChart trend={shown} unit={weightUnit} />
      ) : (
        <WeightTable trend={shown} unit={weightUnit} />
      )}
      <p className="mt-3 text-sm text-muted">
        Dots are weigh-ins. The line is your trend, without daily swings. Gaps mean no weigh-ins.
      </p>
    </Card>
  );
}

/** A change with its sign, to 0.01: "−0.35". */
function signed(change: number): string {
  const text = Math.abs(change).toFixed(2);
  return Number(text) === 0 ? '0.00' : `${change < 0 ? '−' : '+'}${text}`;
}
