import { useUnits } from '#features/account/web/public.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import type { Plot } from '#platform/web/charts/chart-frame.tsx';
import type { UsedDay } from '../../../rules/progress-days.ts';

/** kcal in the person's unit, as charts are drawn. */
export function useDrawnEnergy() {
  const { energyUnit } = useUnits();
  return (kcal: number) => (energyUnit === 'kj' ? kcalToKj(kcal) : kcal);
}

type Point = { x: number; y: number };

const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** What was used in its likely range; dotted while it is being learnt. */
export function UsedLine({ days, plot }: { days: readonly UsedDay[]; plot: Plot }) {
  const drawn = useDrawnEnergy();
  const at = ({ date }: UsedDay, kcal: number): Point => ({
    x: plot.x(date),
    y: plot.y(drawn(kcal)),
  });
  const upper = days.map((day) => at(day, day.highKcal));
  const lower = days.map((day) => at(day, day.lowKcal)).toReversed();
  const middle = days.map((day) => at(day, day.expenditureKcal));
  const learnt = days.findIndex(({ state }) => state !== 'learning');
  const known = learnt < 0 ? days.length : learnt;
  return (
    <>
      <path
        d={`${line(upper)}L${line(lower).slice(1)}Z`}
        className="fill-accent"
        fillOpacity={0.22}
      />
      <path
        d={line(middle.slice(0, known + 1))}
        fill="none"
        strokeWidth={2}
        strokeDasharray="3 5"
        strokeLinecap="round"
        className="stroke-muted"
      />
      <path
        d={line(middle.slice(known))}
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
    </>
  );
}
