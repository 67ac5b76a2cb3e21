import type { UnitSettings } from '#features/account/contract.ts';
import { kcalToKj } from '#platform/shared/units.ts';

export type EnergyUnit = UnitSettings['energyUnit'];

/** Where a day stands against its target, in whole units that add up on screen. */
export type EnergyBalance = { eaten: number; target: number; left: number; above: number };

/** Eaten against the target (both kcal), in the person's unit: what is left or what is above; one is 0. */
export function energyBalance(
  eatenKcal: number,
  targetKcal: number,
  unit: EnergyUnit,
): EnergyBalance {
  const whole = (kcal: number) => Math.round(unit === 'kj' ? kcalToKj(kcal) : kcal);
  const [eaten, target] = [whole(eatenKcal), whole(targetKcal)];
  return { eaten, target, left: Math.max(0, target - eaten), above: Math.max(0, eaten - target) };
}
