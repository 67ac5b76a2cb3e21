import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { TREND_DAYS } from '../../../rules/weight/weight-trend.ts';
import { useTargets } from '../../api/targets.ts';
import { useWeighIns } from '../../api/weigh-ins.ts';
import { noWeighInsPeriod, trendStartsHere } from '../../messages/weight.ts';
import {
  ProgressCardEmpty,
  ProgressCardError,
  ProgressCardLoading,
} from '../charts/progress-card-state.tsx';
import { WeightTrendCard } from './weight-trend-card.tsx';

const TITLE = 'Weight';
/** A year is fetched once, and what the trend of its first days rests on. */
const DAYS_FETCHED = 365 + TREND_DAYS;

/** Weigh-ins and their trend. */
export function WeightProgress({ days }: { days: number }) {
  const today = useToday();
  const weighIns = useWeighIns(addDays(today, -DAYS_FETCHED));
  const targets = useTargets(today);
  const from = addDays(today, 1 - days);
  if (weighIns.isError || targets.isError) {
    return (
      <ProgressCardError
        title={TITLE}
        onRetry={() => {
          void weighIns.refetch();
          void targets.refetch();
        }}
      />
    );
  }
  if (weighIns.isPending || targets.isPending) return <ProgressCardLoading title={TITLE} />;
  const latest = weighIns.data[0];
  if (!latest || latest.date < from) {
    return (
      <ProgressCardEmpty
        title={TITLE}
        text={latest ? noWeighInsPeriod : trendStartsHere}
        action="Weigh in"
        href="/progress/weight"
      />
    );
  }
  return (
    <WeightTrendCard
      title={TITLE}
      weighIns={weighIns.data}
      from={from}
      hiddenAtFirst={targets.data.protection === 'minor'}
    />
  );
}
