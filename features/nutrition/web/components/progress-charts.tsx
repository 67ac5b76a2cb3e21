import { useNumbersHidden } from '#features/account/web/public.ts';
import { EnergyProgress } from './energy-progress.tsx';
import { HiddenNumbers } from './hidden-numbers.tsx';
import { MacroProgress } from './macro-progress.tsx';
import { WeightProgress } from './weight-progress.tsx';

/** Weight, energy and macros of the last `days` days, on one line of time. */
export function ProgressCharts({ days }: { days: number }) {
  if (useNumbersHidden()) return <HiddenNumbers />;
  return (
    <>
      <WeightProgress days={days} />
      <EnergyProgress days={days} />
      <MacroProgress days={days} />
    </>
  );
}
