import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { isLowerBound, type KnownSum, sumKnown } from '../../../rules/days/day-totals.ts';
import { energyText } from '../../../rules/item/amount-text.ts';

/** Energy of one food (kcal, null where it is not known) or of several. */
type AnyEnergy = number | null | KnownSum;

const asSum = (energy: AnyEnergy): KnownSum =>
  typeof energy === 'object' && energy !== null ? energy : sumKnown([energy]);

/**
 * Energy in the person's unit, figure and sign apart; `amount` is null where none of the foods says it, `atLeast`
 * where some do not. Null while numbers are hidden.
 */
export function useShownEnergy() {
  const { energyUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  return (energy: AnyEnergy) => {
    if (numbersHidden) return null;
    const sum = asSum(energy);
    const { amount, sign } = energyText(sum.amount ?? 0, energyUnit);
    const isKnown = sum.amount !== null || sum.of === 0;
    return { amount: isKnown ? amount : null, sign, atLeast: isLowerBound(sum) };
  };
}

/** "420 kcal", "at least 420 kcal", or `unknown` where it is not known; nothing ('') while numbers are hidden. */
export function useEnergyText() {
  const shown = useShownEnergy();
  return (of: AnyEnergy, unknown = '–'): string => {
    const energy = shown(of);
    if (energy === null) return '';
    if (energy.amount === null) return unknown;
    return `${energy.atLeast ? 'at least ' : ''}${energy.amount} ${energy.sign}`;
  };
}

/** Facts on one line; those that are not said leave no gap. */
export const joinFacts = (...facts: (string | false)[]): string =>
  facts.filter(Boolean).join(' · ');

/** Energy as it stands beside what was eaten; nothing while numbers are hidden. */
export function Energy({ of }: { of: AnyEnergy }) {
  const energy = useShownEnergy()(of);
  if (energy === null) return null;
  if (energy.amount === null) return <EnergyUnknown className="font-semibold" />;
  return (
    <>
      {energy.atLeast && <span className="text-sm font-normal text-muted">at least </span>}
      <span className="font-semibold">{energy.amount}</span>{' '}
      <span className="text-sm font-normal text-muted">{energy.sign}</span>
    </>
  );
}

/** In the place of a figure. */
export function EnergyUnknown({ className }: { className?: string }) {
  return (
    <span className={className}>
      <span aria-hidden>–</span>
      <span className="sr-only">energy not known</span>
    </span>
  );
}
