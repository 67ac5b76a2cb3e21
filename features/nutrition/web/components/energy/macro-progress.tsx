import { useState } from 'react';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { Headline } from '#platform/web/charts/headline.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { areWeeks, inBars, macroOf, meanOfWhole } from '../../../rules/progress-days.ts';
import { useTargets } from '../../api/targets.ts';
import {
  dayByDay,
  macrosLatestFirst,
  meanOfEachWeek,
  noMacrosInPeriod,
} from '../../messages/progress.ts';
import { barName, wholeDaysText } from '../../messages.ts';
import {
  ProgressCardEmpty,
  ProgressCardError,
  ProgressCardLoading,
} from '../charts/progress-card-state.tsx';
import { useProgressDays } from '../charts/use-progress-days.ts';
import { MACROS, MacroChart } from './macro-chart.tsx';

const TITLE = 'Macros';

/** Protein, carbohydrate and fat a day. */
export function MacroProgress({ days: count }: { days: number }) {
  const today = useToday();
  const { isPending, isError, days, refetch } = useProgressDays(count);
  const target = useTargets(today).data?.target ?? null;
  const [form, setForm] = useState<Form>('chart');
  if (isPending) return <ProgressCardLoading title={TITLE} />;
  if (isError) return <ProgressCardError title={TITLE} onRetry={refetch} />;
  if (!days.some(({ eaten }) => eaten)) {
    return (
      <ProgressCardEmpty title={TITLE} text={noMacrosInPeriod} action="Log food" href="/log-food" />
    );
  }
  const weeks = areWeeks(count);
  const bars = inBars(days, weeks);
  const targets = {
    protein: target?.proteinGrams,
    carbs: target?.carbsGrams,
    fat: target?.fatGrams,
  };
  const figures = MACROS.map(({ key, name, swatch }) => {
    const mean = meanOfWhole(days, key);
    const wanted = targets[key];
    return {
      label: name,
      value: mean ? `${mean.atLeast ? '≥ ' : ''}${Math.round(mean.value)}` : '–',
      unit: wanted === undefined ? 'g' : `of ${wanted} g`,
      swatch,
    };
  });
  return (
    <Card title={TITLE} action={<ChartOrTable value={form} onValueChange={setForm} />}>
      <Headline figures={figures} />
      {form === 'chart' ? (
        <MacroChart bars={bars} weeks={weeks} figures={figures} />
      ) : (
        <FiguresTable
          caption={macrosLatestFirst(weeks ? meanOfEachWeek : dayByDay)}
          columns={[weeks ? 'Week' : 'Day', ...MACROS.map(({ name }) => `${name} (g)`)]}
          rows={bars.toReversed().map((bar) => ({
            key: bar[0]?.date ?? '',
            cells: [
              barName(bar, weeks, today),
              ...MACROS.map(({ key }) => {
                const one = macroOf(bar, key, weeks);
                return one ? `${one.atLeast ? '≥ ' : ''}${Math.round(one.value)}` : '–';
              }),
            ],
          }))}
        />
      )}
      <p className="mt-3 text-sm text-muted">{wholeDaysText(days, weeks)}</p>
    </Card>
  );
}
