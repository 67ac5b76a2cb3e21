import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import { energyText } from '../../rules/amount-text.ts';

/** Energy in the person's unit, figure and sign apart; null while numbers are out of sight. */
export function useShownEnergy() {
  const { energyUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  return (kcal: number) => (numbersHidden ? null : energyText(kcal, energyUnit));
}

/** "420 kcal", or `unknown` where it is not known; nothing ('') while numbers are out of sight. */
export function useEnergyText() {
  const shown = useShownEnergy();
  return (kcal: number | null, unknown = '–'): string => {
    const energy = shown(kcal ?? 0);
    if (energy === null) return '';
    return kcal === null ? unknown : `${energy.amount}\u00a0${energy.sign}`;
  };
}

/** Facts on one line; those that are not said leave no gap. */
export const inOneLine = (...facts: (string | false)[]): string =>
  facts.filter(Boolean).join(' · ');

/** Energy as it stands beside what was eaten; nothing while numbers are out of sight. */
export function Energy({ kcal }: { kcal: number | null }) {
  const shown = useShownEnergy();
  const energy = shown(kcal ?? 0);
  if (energy === null) return null;
  return (
    <>
      <span className="font-semibold">{kcal === null ? '–' : energy.amount}</span>{' '}
      {kcal !== null && <span className="text-sm font-normal text-muted">{energy.sign}</span>}
    </>
  );
}
