import { kjToKcal } from '#platform/shared/units.ts';
import { toStoredEnergy } from './exact-energy.ts';

/** The unit a person reads energy in; stored is kcal. */
export type EnergyUnit = 'kcal' | 'kj';

/** Maximum energy of one entry, kcal, and its sentence. */
export const MAX_KCAL = 50_000;
export const MORE_THAN_FITS = 'That amount is too large.';

/** Typed energy as it is stored: kilojoules stay what was typed, kilocalories are whole as the specification sends them. */
export const readEnergy = (energy: number, unit: EnergyUnit) =>
  toStoredEnergy(unit === 'kj' ? kjToKcal(energy) : Math.round(energy));

/** Whether energy is optional: in gentle mode, and for entries that never had it. */
export const mayLackEnergy = (
  energyOptional: boolean,
  edited: { calories: number | null } | undefined,
): boolean => energyOptional || edited?.calories === null;

/** Why the log cannot take an energy (kcal, null is not known); null when it can. */
export function energyProblem(kcal: number | null, energyOptional: boolean): string | null {
  if (kcal === null) return energyOptional ? null : 'Calories are required';
  return kcal > MAX_KCAL ? MORE_THAN_FITS : null;
}
