import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { Headline } from '#platform/web/charts/headline.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import {
  areWeeks,
  inBars,
  meanOfWhole,
  meanUsed,
  type ProgressDay,
} from '../../../rules/progress-days.ts';
import {
  expenditureNotLoaded,
  noFoodInPeriod,
  weighInToSeeExpenditure,
} from '../../messages/progress.ts';
import { wholeDaysText } from '../../messages.ts';
import {
  ProgressCardEmpty,
  ProgressCardError,
  ProgressCardLoading,
} from '../charts/progress-card-state.tsx';
import { useProgressDays } from '../charts/use-progress-days.ts';
import { EnergyBars } from './energy-bars.tsx';
import { EnergyTable } from './energy-table.tsx';

const TITLE = 'Energy';
/** What was eaten against what was used. */
export function EnergyProgress({ days: count }: { days: number }) {
  const { isPending, isError, usedFailed, days, refetch } = useProgressDays(count);
  const [form, setForm] = useState<Form>('chart');
  if (isPending) return <ProgressCardLoading title={TITLE} />;
  if (isError) return <ProgressCardError title={TITLE} onRetry={refetch} />;
  if (days.every(({ eaten, used }) => !eaten && !used)) {
    return (
      <ProgressCardEmpty title={TITLE} text={noFoodInPeriod} action="Log food" href="/log-food" />
    );
  }
  const weeks = areWeeks(count);
  const bars = inBars(days, weeks);
  const learns = days.some(({ used }) => used);
  return (
    <Card title={TITLE} action={<ChartOrTable value={form} onValueChange={setForm} />}>
      <EnergyHeadline days={days} />
      {form === 'chart' ? (
        <EnergyBars days={days} bars={bars} weeks={weeks} />
      ) : (
        <EnergyTable bars={bars} weeks={weeks} />
      )}
      <p className="mt-3 text-sm text-muted">{wholeDaysText(days, weeks)}</p>
      {usedFailed && <p className="mt-1 text-sm text-muted">{expenditureNotLoaded}</p>}
      {!learns && !usedFailed && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-sm text-muted">{weighInToSeeExpenditure}</p>
          <LinkButton href="/progress/weight" variant="secondary" size="sm">
            Weigh in
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** The means of the period, to 10: more digits would claim too much. */
function EnergyHeadline({ days }: { days: readonly ProgressDay[] }) {
  const { energy } = useUnits();
  const eaten = meanOfWhole(days, 'calories');
  const used = meanUsed(days);
  const shown = (kcal: number) => energy(Math.round(kcal / 10) * 10);
  const difference =
    eaten && used !== null ? Math.round(eaten.value / 10) * 10 - Math.round(used / 10) * 10 : null;
  const { unit } = energy(0);
  return (
    <Headline
      figures={[
        {
          label: 'Eaten',
          value: eaten ? `${eaten.atLeast ? '≥ ' : ''}${shown(eaten.value).value}` : '–',
          unit: eaten && unit,
          swatch: 'bg-accent-2',
        },
        {
          label: 'Used',
          value: used === null ? '–' : shown(used).value,
          unit: used === null ? null : unit,
          swatch: 'bg-accent',
        },
        {
          label: 'Difference',
          value:
            difference === null
              ? '–'
              : `${difference < 0 ? '−' : difference > 0 ? '+' : ''}${shown(Math.abs(difference)).value}`,
          unit: difference === null ? null : unit,
        },
      ]}
    />
  );
}
