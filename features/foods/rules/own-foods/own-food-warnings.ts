import { atwaterKcal, atwaterKilojoules, checkEnergy } from '#features/food-facts/rules/atwater.ts';
import { energyParts, foodWarnings } from '#features/food-facts/rules/food-checks.ts';
import { warningOf } from '#features/food-facts/rules/food-warnings.ts';
import { kjToKcal } from '#platform/shared/units.ts';
import type { OwnFoodReading } from './own-food-reading.ts';

/** What may be wrong with what is typed; `moveTo` is the energy box in which the figure would be right. */
export type TypedWarning = {
  code: string;
  sentence: string;
  moveTo?: 'kilojoules' | 'kilocalories';
};

/** kJ and kcal on one label may differ by their rounding: 5 %, or 3 kcal. */
function disagree(kj: number, kcal: number): boolean {
  const difference = Math.abs(kjToKcal(kj) - kcal);
  return difference > 3 && difference > 0.05 * Math.max(kjToKcal(kj), kcal);
}

/**
 * What to say while a food is typed. The checks are those of every food (rules/food-checks.ts); here the person
 * still sees which box a figure stands in, so energy in the wrong unit can be told both ways.
 */
export function ownFoodWarnings({ known, basis, energy }: OwnFoodReading): TypedWarning[] {
  const { kj, kcal, counts } = energy;
  const warnings: TypedWarning[] = [];
  if (kj !== null && kcal !== null && disagree(kj, kcal)) {
    const kept = counts === 'kj' ? 'kilojoules' : 'kilocalories';
    const sentence = `${Math.round(kj)} kJ is ${Math.round(kjToKcal(kj))} kcal, not ${Math.round(kcal)}. Check the label. We’ll use the ${kept}.`;
    warnings.push({ code: 'energy_conflict', sentence });
  }
  const parts = energyParts(known);
  if (known.calories === undefined && Object.keys(known).length > 0) {
    const about = parts
      ? ` Protein, carbs and fat suggest about ${Math.round(atwaterKilojoules(parts))} kJ (${Math.round(atwaterKcal(parts))} kcal) in ${basis === '100g' ? '100 g' : '100 ml'}.`
      : '';
    const sentence = `Without energy, your day’s total is too low.${about}`;
    warnings.push({ code: 'energy_missing', sentence });
  }
  for (const code of foodWarnings(known, basis)) {
    if (code === 'looks_like_kj') {
      // Kilojoules typed as such, and still four times too high: no unit explains it.
      if (counts === 'kj') warnings.push(warningOf('energy_too_high'));
      else warnings.push({ ...warningOf(code), ...(kj === null ? { moveTo: 'kilojoules' } : {}) });
    } else if (code === 'energy_too_low' && counts === 'kj' && kj !== null && parts) {
      const asKcal = checkEnergy(kj, parts).ok;
      const sentence = 'The energy looks like kcal (Cal) entered as kJ. Check the label.';
      if (!asKcal) warnings.push(warningOf(code));
      else
        warnings.push({
          code: 'looks_like_kcal',
          sentence,
          ...(kcal === null ? { moveTo: 'kilocalories' } : {}),
        });
    } else {
      warnings.push(warningOf(code));
    }
  }
  return warnings;
}
