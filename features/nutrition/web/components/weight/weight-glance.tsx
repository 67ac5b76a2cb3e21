import { useUnits } from '#features/account/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { weightIn } from '../../../rules/weight/weigh-in.ts';
import { dayMeans, TREND_DAYS, weightTrend } from '../../../rules/weight/weight-trend.ts';
import { useWeighIns } from '../../api/weigh-ins.ts';
import { noWeighInsYet, weightNotLoaded } from '../../messages/glance.ts';
import { WeightChart } from './weight-chart.tsx';

/** The weight of the last three months in small: the trend, its dots and where it is now. */
export function WeightGlance() {
  const today = useToday();
  const { weightUnit } = useUnits();
  const weighIns = useWeighIns(addDays(today, -TREND_DAYS));
  if (weighIns.isPending) return null;
  if (weighIns.isError) return <p className="text-muted">{weightNotLoaded}</p>;
  const trend = weightTrend(dayMeans(weighIns.data));
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) {
    return (
      <>
        <p className="text-muted">{noWeighInsYet}</p>
        <LinkButton href="/progress/weight" variant="secondary" className="mt-3">
          Weigh in
        </LinkButton>
      </>
    );
  }
  return (
    <div>
      <p className="tabular">
        <span className="text-2xl font-semibold">
          {weightIn(last.trendKg, weightUnit).toFixed(1)}
        </span>{' '}
        <span className="text-muted">{weightUnit} trend</span>
      </p>
      <div className="mt-2">
        <WeightChart trend={trend} unit={weightUnit} from={first.date} to={last.date} small />
      </div>
    </div>
  );
}
