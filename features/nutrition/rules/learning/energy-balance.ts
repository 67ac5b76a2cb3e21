import type { UnitSettings } from '#features/account/contract.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import type { DayTarget } from '../targets/target-input.ts';

export type EnergyUnit = UnitSettings['energyUnit'];

/** An estimated target as shown: to 10, in kJ as in kcal, because an estimate does not deserve more digits. */
export const roundTarget = (targetKcal: number, unit: EnergyUnit): number =>
  unit === 'kj' ? Math.round(kcalToKj(targetKcal) / 10) * 10 : Math.round(targetKcal);

/** A target as far as it is shown. */
export type ShownTarget = Pick<DayTarget, 'energyKcal' | 'method'>;

/** A target as shown: one's own figure as it was typed, an estimate to 10. */
export function shownTarget({ energyKcal, method }: ShownTarget, unit: EnergyUnit): number {
  if (method !== 'own') return roundTarget(energyKcal, unit);
  return Math.round(unit === 'kj' ? kcalToKj(energyKcal) : energyKcal);
}

/** What is learnt of a body, as shown: to 10 in the person's own unit, as more digits would claim too much. */
export const roundEstimate = (kcal: number, unit: EnergyUnit): number =>
  Math.round((unit === 'kj' ? kcalToKj(kcal) : kcal) / 10) * 10;

/** Where a day stands against its target, in whole units that add up on screen. */
export type EnergyBalance = { eaten: number; target: number; left: number; above: number };

/** Eaten (kcal) against the target, in the person's unit: what is left or what is above; one is 0. */
export function energyBalance(
  eatenKcal: number,
  shown: ShownTarget,
  unit: EnergyUnit,
): EnergyBalance {
  const eaten = Math.round(unit === 'kj' ? kcalToKj(eatenKcal) : eatenKcal);
  const target = shownTarget(shown, unit);
  return { eaten, target, left: Math.max(0, target - eaten), above: Math.max(0, eaten - target) };
}
