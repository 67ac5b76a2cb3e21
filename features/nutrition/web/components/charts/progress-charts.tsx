import { useNumbersHidden } from '#features/account/web/public.ts';
import { EnergyProgress } from '../energy/energy-progress.tsx';
import { MacroProgress } from '../energy/macro-progress.tsx';
import { HiddenNumbers } from '../today/hidden-numbers.tsx';
import { WeightProgress } from '../weight/weight-progress.tsx';

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
