import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TREND_DAYS } from '../../rules/weight/weight-trend.ts';
import { useTargets } from '../api/day-target.ts';
import { useWeighIns } from '../api/weigh-ins.ts';
import { HiddenNumbers } from '../components/today/hidden-numbers.tsx';
import { NewWeighIn } from '../components/weight/new-weigh-in.tsx';
import { WeighInList } from '../components/weight/weigh-in-list.tsx';
import { WeightTrendCard } from '../components/weight/weight-trend-card.tsx';
import { savedDataSafe } from '../messages/targets.ts';
import { nothingInPeriod, weighNowAndThen, weightCouldNotLoad } from '../messages/weight.ts';

const RANGES = { '30': 'Month', '90': '3 months', '365': 'Year', '1095': '3 years' } as const;
type Range = keyof typeof RANGES;

export function WeightPage() {
  const today = useToday();
  const user = useCurrentUser().data;
  const [range, setRange] = useState<Range>('90');
  const from = addDays(today, 1 - Number(range));
  const weighIns = useWeighIns(addDays(from, -TREND_DAYS));
  const targets = useTargets(today);
  const failed = weighIns.isError || targets.isError;
  const ready = weighIns.data && targets.data;
  const list = (weighIns.data ?? []).filter(({ date }) => date >= from);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Weight" back="/progress" />
      {failed && (
        <StatusMessage
          tone="error"
          title={weightCouldNotLoad}
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                void weighIns.refetch();
                void targets.refetch();
              }}
            >
              Retry
            </Button>
          }
        >
          {savedDataSafe}
        </StatusMessage>
      )}
      {!failed && !ready && (
        <div role="status" aria-label="Loading your weight" className="grid gap-4">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
      {!failed && ready && targets.data?.settings.safeMode && <HiddenNumbers />}
      {!failed && ready && !targets.data?.settings.safeMode && (
        <div className="grid grid-cols-1 gap-4">
          <NewWeighIn lastKg={weighIns.data?.[0]?.weightKg ?? user?.weight ?? null} />
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
          {list.length === 0 ? (
            <EmptyState icon={<Scale size={28} />} title={nothingInPeriod}>
              {weighNowAndThen}
            </EmptyState>
          ) : (
            <>
              <WeightTrendCard
                title="Trend"
                weighIns={weighIns.data ?? []}
                from={from}
                hiddenAtFirst={targets.data?.protection === 'minor'}
              />
              <WeighInList weighIns={list} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
