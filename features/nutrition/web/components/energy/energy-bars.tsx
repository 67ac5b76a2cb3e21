import { useUnits } from '#features/account/web/public.ts';
import { chartScale } from '#platform/shared/chart-scale.ts';
import { type Bar, Bars } from '#platform/web/charts/bars.tsx';
import { ChartFrame } from '#platform/web/charts/chart-frame.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import {
  eatenKcal,
  meanOfWhole,
  meanUsed,
  type ProgressDay,
} from '../../../rules/progress-days.ts';
import { energyChart } from '../../messages/progress.ts';
import { UsedLine, useDrawnEnergy } from './used-line.tsx';

const HEIGHT = 232;
/** A chart of little food is not blown up, kcal. */
const LEAST_SCALE_KCAL = 1000;

type EnergyBarsProps = {
  days: readonly ProgressDay[];
  bars: readonly ProgressDay[][];
  weeks: boolean;
};

/** Eaten as bars from zero, used as a line over them. A day that is not whole is outlined. */
export function EnergyBars({ days, bars, weeks }: EnergyBarsProps) {
  const today = useToday();
  const drawn = useDrawnEnergy();
  const { energy } = useUnits();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const used = days.flatMap((day) => (day.used ? [day.used] : []));
  const shown = bars.map((bar): Bar => {
    const [start, end] = [bar[0] ?? first, bar.at(-1) ?? last];
    const whole = weeks || start.whole;
    const kcal = weeks ? (meanOfWhole(bar, 'calories')?.value ?? null) : eatenKcal(start);
    return {
      from: start.date,
      to: end.date,
      whole,
      parts: kcal === null ? [] : [{ value: drawn(kcal), className: 'fill-accent-2' }],
    };
  });
  const scale = chartScale(
    [
      0,
      drawn(LEAST_SCALE_KCAL),
      ...shown.flatMap(({ parts }) => parts.map(({ value }) => value)),
      ...used.map(({ highKcal }) => drawn(highKcal)),
    ],
    0,
  );
  const [eaten, meanUse] = [meanOfWhole(days, 'calories'), meanUsed(days)];
  const said = (kcal: number | null) =>
    kcal === null ? 'unknown' : energy(Math.round(kcal / 10) * 10).value;
  const label = energyChart(dateText(first.date, today), dateText(last.date, today), {
    eaten: said(eaten?.value ?? null),
    used: `${said(meanUse)} ${energy(0).unit}`,
    weeks,
  });
  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      scale={scale}
      unit={energy(0).unit}
      from={first.date}
      to={last.date}
    >
      {(plot) => (
        <>
          <Bars bars={shown} plot={plot} />
          {used.length > 0 && <UsedLine days={used} plot={plot} />}
        </>
      )}
    </ChartFrame>
  );
}
