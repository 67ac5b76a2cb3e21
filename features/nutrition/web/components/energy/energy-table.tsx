import { useUnits } from '#features/account/web/public.ts';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import {
  eatenKcal,
  meanOfWhole,
  meanUsed,
  type ProgressDay,
} from '../../../rules/progress-days.ts';
import { dayByDay, energyLatestFirst, meanOfEachWeek } from '../../messages/progress.ts';
import { barName } from '../../messages.ts';

type EnergyTableProps = { bars: readonly ProgressDay[][]; weeks: boolean };

/** What the chart shows, in figures: the latest first. */
export function EnergyTable({ bars, weeks }: EnergyTableProps) {
  const today = useToday();
  const { energy } = useUnits();
  const unit = energy(0).unit;
  const figure = (kcal: number | null, atLeast = false) =>
    kcal === null ? '–' : `${atLeast ? '≥ ' : ''}${energy(Math.round(kcal)).value}`;
  const eatenOf = (bar: readonly ProgressDay[]) => {
    const [day] = bar;
    if (weeks || !day) {
      const mean = meanOfWhole(bar, 'calories');
      return figure(mean?.value ?? null, mean?.atLeast);
    }
    const { eaten } = day;
    return figure(eatenKcal(day), eaten !== null && eaten.caloriesKnown < eaten.entryCount);
  };
  const usedOf = (bar: readonly ProgressDay[]) => {
    const used = meanUsed(bar);
    return figure(used === null ? null : Math.round(used / 10) * 10);
  };
  return (
    <FiguresTable
      caption={energyLatestFirst(weeks ? meanOfEachWeek : dayByDay)}
      columns={[weeks ? 'Week' : 'Day', `Eaten (${unit})`, `Used (${unit})`]}
      rows={bars.toReversed().map((bar) => ({
        key: bar[0]?.date ?? '',
        cells: [barName(bar, weeks, today), eatenOf(bar), usedOf(bar)],
      }))}
    />
  );
}
