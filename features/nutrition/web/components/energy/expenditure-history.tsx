import { useState } from 'react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useExpenditureDays } from '../../api/targets.ts';
import {
  bandIsLikelyRange,
  noChartYet,
  notLoaded,
  stillLearning,
} from '../../messages/progress.ts';
import { ExpenditureChart } from './expenditure-chart.tsx';
import { ExpenditureTable } from './expenditure-table.tsx';

const RANGES = { '30': 'Month', '90': '3 months', '365': 'Year', '1095': '3 years' } as const;
type Range = keyof typeof RANGES;

type ExpenditureHistoryProps = {
  date: string;
  /** under 18 weights are shown where they are asked for, and not here */
  withWeight: boolean;
};

/** How the estimate came about over time, as a chart or a table. */
export function ExpenditureHistory({ date, withWeight }: ExpenditureHistoryProps) {
  const [range, setRange] = useState<Range>('90');
  const [form, setForm] = useState<Form>('chart');
  const answer = useExpenditureDays(date, addDays(date, -Number(range)));
  const days = answer.data?.days ?? [];
  const learning = days.length > 0 && days.every(({ state }) => state === 'learning');
  return (
    <Card title="How we learnt it" action={<ChartOrTable value={form} onValueChange={setForm} />}>
      <div className="mb-4">
        <Segmented
          label="Period"
          hideLabel
          options={Object.entries(RANGES).map(([value, label]) => ({
            value: value as Range,
            label,
          }))}
          value={range}
          onValueChange={setRange}
        />
      </div>
      {answer.isPending && (
        <div role="status" aria-label="Loading the history">
          <Skeleton className="h-72 rounded-control" />
        </div>
      )}
      {answer.isError && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{notLoaded}</p>
          <Button variant="secondary" size="sm" onClick={() => void answer.refetch()}>
            Retry
          </Button>
        </div>
      )}
      {answer.isSuccess && days.length < 2 && <p className="text-muted">{noChartYet}</p>}
      {days.length >= 2 && (
        <>
          {form === 'chart' ? (
            <ExpenditureChart days={days} withWeight={withWeight} />
          ) : (
            <ExpenditureTable days={days} withWeight={withWeight} />
          )}
          <p className="mt-3 text-sm text-muted">{learning ? stillLearning : bandIsLikelyRange}</p>
        </>
      )}
    </Card>
  );
}
