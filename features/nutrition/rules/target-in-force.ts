import { dayTargetOf, maintenanceOf } from './day-target.ts';
import { resultOf } from './finished-target.ts';
import { ownTargetOf } from './own-target.ts';
import { protectionOf } from './protection.ts';
import type { DayTarget, TargetInput } from './target-input.ts';
import type { TargetSettings } from './target-settings.ts';

/**
 * The target that holds: the person's own figures, the one accepted at the last check-in, or the formula's.
 * An accepted one stops holding when its person has come under protection since (the gentle mode was switched
 * on, BMI fell below 18.5) and it is less than they use: then the formula guides until the next check-in.
 */
export function targetInForce(
  body: TargetInput,
  settings: TargetSettings,
  accepted: DayTarget | null,
): DayTarget {
  const input = { ...body, pregnancy: settings.pregnancy, safeMode: settings.safeMode };
  if (settings.mode === 'manual' && settings.manualEnergyKcal !== null) {
    return ownTargetOf(input, {
      energyKcal: settings.manualEnergyKcal,
      proteinGrams: settings.manualProteinGrams,
      fatGrams: settings.manualFatGrams,
    });
  }
  if (settings.mode === 'automatic' && accepted) {
    const lowestKcal = protectionOf(input) ? resultOf(maintenanceOf(input)) : 0;
    if (accepted.energyKcal >= lowestKcal) return accepted;
  }
  return dayTargetOf(input);
}
