import { energyText } from '#features/food-log/rules/amount-text.ts';
import { isLowerBound, type KnownSum } from '#features/food-log/rules/day-totals.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { Ring } from '#platform/web/ui/ring.tsx';
import { type EnergyUnit, energyBalance } from '../../rules/energy-balance.ts';

/** Over the figure: where the day's energy is known, and where it is a lower bound. */
const OVER = {
  left: { exact: 'Left today', atLeast: 'Left today, at most' },
  above: { exact: 'Above target', atLeast: 'Above target, at least' },
};

type EnergyRingProps = {
  /** kcal, with its coverage */
  eaten: KnownSum;
  /** null while body data is not known: then only what was eaten is shown. */
  targetKcal: number | null;
  unit: EnergyUnit;
  size?: number | undefined;
};

/**
 * The day's energy against its target. Being above it looks like everything else: a fact, no alarm. Where not every
 * food says its energy, what was eaten is "at least", and what is left "at most".
 */
export function EnergyRing({ eaten: sum, targetKcal, unit, size = 208 }: EnergyRingProps) {
  const { amount, sign } = energyText(sum.amount ?? 0, unit);
  const partly = isLowerBound(sum);
  if (targetKcal === null) {
    const label = partly ? `At least ${amount} ${sign} eaten` : `${amount} ${sign} eaten`;
    return (
      <Ring value={0} max={1} size={size} label={label}>
        <Centre over={partly ? 'Eaten, at least' : 'Eaten'} figure={amount} under={sign} />
      </Ring>
    );
  }
  const { eaten, target, left, above } = energyBalance(sum.amount ?? 0, targetKcal, unit);
  const goal = `of ${wholeText(target)} ${sign}`;
  const over = above > 0 ? OVER.above : OVER.left;
  const words = partly ? over.atLeast : over.exact;
  const figure = wholeText(above > 0 ? above : left);
  const label = `${partly ? 'At least ' : ''}${amount} ${goal} eaten. ${words}: ${figure} ${sign}.`;
  return (
    <Ring value={eaten} max={target} size={size} label={label}>
      <Centre over={words} figure={figure} under={goal} />
    </Ring>
  );
}

/** The drawing's label says all of this already. The figure is large as it is and must stay in the ring. */
function Centre({ over, figure, under }: { over: string; figure: string; under: string }) {
  return (
    <div aria-hidden>
      <p className="text-sm text-muted">{over}</p>
      {/* Another figure is another element: it comes in its place, in place of moving there. */}
      <p key={figure} className="tabular text-[48px] leading-none font-semibold tracking-tight">
        {figure}
      </p>
      <p className="tabular mt-1.5 text-sm text-muted">{under}</p>
    </div>
  );
}
