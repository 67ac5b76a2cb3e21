import type { UnitSettings } from '#features/account/contract.ts';
import { kcalToKj } from '#platform/shared/units.ts';

export type EnergyUnit = UnitSettings['energyUnit'];

/** A target as shown: to 10, in kJ as in kcal, because an estimate does not deserve more digits. */
export const roundTarget = (targetKcal: number, unit: EnergyUnit): number =>
  unit === 'kj' ? Math.round(kcalToKj(targetKcal) / 10) * 10 : Math.round(targetKcal);

/** What is learnt of a body, as shown: to 10 in the person's own unit, as more digits would claim too much. */
export const roundEstimate = (kcal: number, unit: EnergyUnit): number =>
  Math.round((unit === 'kj' ? kcalToKj(kcal) : kcal) / 10) * 10;

/** Where a day stands against its target, in whole units that add up on screen. */
export type EnergyBalance = { eaten: number; target: number; left: number; above: number };

/** Eaten against the target (both kcal), in the person's unit: what is left or what is above; one is 0. */
export function energyBalance(
  eatenKcal: number,
  targetKcal: number,
  unit: EnergyUnit,
): EnergyBalance {
  const eaten = Math.round(unit === 'kj' ? kcalToKj(eatenKcal) : eatenKcal);
  const target = roundTarget(targetKcal, unit);
  return { eaten, target, left: Math.max(0, target - eaten), above: Math.max(0, eaten - target) };
}
