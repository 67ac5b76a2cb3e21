import { useUnits } from '#features/account/web/public.ts';
import { isLowerBound, type KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { energyLeft } from '../../../rules/energy-left.ts';
import { useTargets } from '../../api/day-target.ts';

/** What is left of a day's energy, as Home's ring says it. Nothing without a target. */
export function EnergyLeft({ day, eaten }: { day: CalendarDay; eaten: KnownSum }) {
  const { energyUnit } = useUnits();
  const today = useToday();
  const target = useTargets(day).data?.target;
  if (!target) return null;
  const left = energyLeft(eaten, target, energyUnit, day === today);
  const { sign } = energyText(0, energyUnit);
  if (left.isAbove) {
    const figure = (
      <span className="tabular font-semibold text-ink">
        {left.figure} {sign}
      </span>
    );
    return (
      <>
        {isLowerBound(eaten) && 'At least '}
        {figure} over <span className="tabular">{left.target}</span>
      </>
    );
  }
  return (
    <>
      {left.words}: <span className="tabular font-semibold text-ink">{left.figure}</span> of{' '}
      <span className="tabular">{left.target}</span> {sign}
    </>
  );
}
