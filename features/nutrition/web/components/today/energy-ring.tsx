import { isLowerBound, type KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { Ring } from '#platform/web/ui/ring.tsx';
import { energyLeft } from '../../../rules/energy-left.ts';
import {
  type EnergyUnit,
  energyBalance,
  type ShownTarget,
} from '../../../rules/learning/energy-balance.ts';
import { atLeastEaten, eatenOfTarget } from '../../messages/today.ts';

const SIZE_PX = 208;
/** Shown where the ring's box is as wide as text of this size expects. */
const IN_RING = 'hidden @min-[12.5rem]:block';

type EnergyRingProps = {
  /** kcal, with its coverage */
  eaten: KnownSum;
  /** null while body data is not known: then only what was eaten is shown. */
  target: ShownTarget | null;
  unit: EnergyUnit;
};

/**
 * The day's energy against its target. Being above it looks like everything else: a fact, no alarm. Where not every
 * food says its energy, what was eaten is "at least", and what is left "at most".
 */
export function EnergyRing({ eaten: sum, target: shown, unit }: EnergyRingProps) {
  const { amount, sign } = energyText(sum.amount ?? 0, unit);
  const partly = isLowerBound(sum);
  if (shown === null) {
    const label = partly ? atLeastEaten(amount, sign) : `${amount} ${sign} eaten`;
    const over = partly ? 'Eaten, at least' : 'Eaten';
    return <LabelledRing value={0} max={1} {...{ label, over, figure: amount, under: sign }} />;
  }
  const { eaten, target } = energyBalance(sum.amount ?? 0, shown, unit);
  const { words: over, figure, target: goal, isAbove } = energyLeft(sum, shown, unit);
  const under = isAbove ? `${sign} over ${goal}` : `of ${goal} ${sign}`;
  const label = eatenOfTarget(partly, `${amount} of ${goal} ${sign}`, `${over}: ${figure} ${sign}`);
  return <LabelledRing value={eaten} max={target} {...{ label, over, figure, under }} />;
}

type LabelledRingProps = {
  value: number;
  max: number;
  label: string;
  over: string;
  figure: string;
  under: string;
};

/** The words stand in the ring, or below it where large text does not fit. The drawing's label says all of it. */
function LabelledRing({ value, max, label, over, figure, under }: LabelledRingProps) {
  return (
    <div className="@container w-52 max-w-full">
      <Ring value={value} max={max} size={SIZE_PX} label={label}>
        <div aria-hidden>
          <p className={`text-sm text-muted ${IN_RING}`}>{over}</p>
          {/* A changed value is a new element, so it appears in place instead of moving. */}
          <p
            key={figure}
            className="tabular text-[48px] leading-none whitespace-nowrap font-semibold tracking-tight"
          >
            {figure}
          </p>
          <p className={`tabular mt-1.5 text-sm text-muted ${IN_RING}`}>{under}</p>
        </div>
      </Ring>
      <p aria-hidden className="tabular mt-2 text-center text-sm text-muted @min-[12.5rem]:hidden">
        {over}
        <br />
        {under}
      </p>
    </div>
  );
}
