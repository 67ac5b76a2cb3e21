import type { UnitSettings } from '../../contract.ts';
import { formatEnergy, formatHeight, formatWeight } from '../../rules/measures.ts';
import { useCurrentUser } from '../api.ts';

const defaults: UnitSettings = { energyUnit: 'kcal', weightUnit: 'kg', heightUnit: 'cm' };

/** The person's units, and figures written in them: energy from kcal, weight from kg, height from cm. */
export function useUnits() {
  const units = useCurrentUser().data?.units ?? defaults;
  return {
    ...units,
    energy: (kcal: number) => formatEnergy(kcal, units.energyUnit),
    weight: (kg: number) => formatWeight(kg, units.weightUnit),
    height: (cm: number) => formatHeight(cm, units.heightUnit),
  };
}

/** Whether figures about food and the body, and streaks, stay out of this person's sight. */
export const useNumbersHidden = (): boolean => useCurrentUser().data?.numbersHidden ?? false;
