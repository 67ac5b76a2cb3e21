import { energyText } from '#features/food-log/rules/amount-text.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { Ring } from '#platform/web/ui/ring.tsx';
import { type EnergyUnit, energyBalance } from '../../rules/energy-balance.ts';

type EnergyRingProps = {
  eatenKcal: number;
  /** null while body data is not known: then only what was eaten is shown. */
  targetKcal: number | null;
  unit: EnergyUnit;
  size?: number | undefined;
};

/** The day's energy against its target. Being above it looks like everything else: a fact, no alarm. */
export function EnergyRing({ eatenKcal, targetKcal, unit, size = 208 }: EnergyRingProps) {
  const eatenText = energyText(eatenKcal, unit);
  if (targetKcal === null) {
    return (
      <Ring value={0} max={1} size={size} label={`${eatenText.amount} ${eatenText.sign} eaten`}>
        <Centre over="Eaten" figure={eatenText.amount} under={eatenText.sign} />
      </Ring>
    );
  }
  const { eaten, target, left, above } = energyBalance(eatenKcal, targetKcal, unit);
  const goal = `of ${wholeText(target)} ${eatenText.sign}`;
  const over = above > 0 ? 'Above target' : 'Left today';
  const figure = wholeText(above > 0 ? above : left);
  const label = `${eatenText.amount} ${goal} eaten. ${over}: ${figure} ${eatenText.sign}.`;
  return (
    <Ring value={eaten} max={target} size={size} label={label}>
      <Centre over={over} figure={figure} under={goal} />
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
