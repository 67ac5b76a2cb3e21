import { isMinor } from '#features/account/rules.ts';
import { KCAL_PER_GRAM } from '#features/food-log/rules/item/nutrients.ts';
import { dayTargetOf, maintenanceOf } from './day-target.ts';
import {
  finishTarget,
  protectedStep,
  resultOf,
  roundEnergy,
  roundingStep,
} from './finished-target.ts';
import { fiberOf } from './macros.ts';
import { computeOwnTarget } from './own-target.ts';
import { type PregnancyNeed, pregnancyStep } from './pregnancy.ts';
import { deficitShareOf, easeLimit } from './protection.ts';
import type { DayTarget, TargetInput } from './target-input.ts';
import type { TargetSettings } from './target-settings.ts';
import { figure } from './target-step.ts';

/**
 * The target that holds: the person's own figures, the one accepted at the last check-in, or the formula's.
 * An accepted one is raised to what its person uses when they have come under protection since (the gentle mode was
 * switched on, BMI fell below 18.5). Pregnancy and breastfeeding add to the larger of both estimates.
 */
export function targetInForce(
  body: TargetInput,
  settings: TargetSettings,
  accepted: DayTarget | null,
): DayTarget {
  const input = { ...body, pregnancy: settings.pregnancy, safeMode: settings.safeMode };
  if (settings.mode === 'manual' && settings.manualEnergyKcal !== null) {
    return computeOwnTarget(input, {
      energyKcal: settings.manualEnergyKcal,
      proteinGrams: settings.manualProteinGrams,
      fatGrams: settings.manualFatGrams,
    });
  }
  if (settings.mode !== 'automatic' || !accepted) return dayTargetOf(input);
  if (!input.pregnancy) return raisedTarget(input, accepted);
  const formula = dayTargetOf(input);
  const learnt = input.pregnancyNeed && withNeed(input, accepted, input.pregnancyNeed);
  return learnt && learnt.energyKcal > formula.energyKcal ? learnt : formula;
}

/** An accepted target, not below what its person needs now. Protein and fat stay, carbohydrate follows. */
function raisedTarget(input: TargetInput, accepted: DayTarget): DayTarget {
  const usedKcal = resultOf(maintenanceOf(input));
  const lowestKcal = easeLimit(usedKcal, accepted.energyKcal, deficitShareOf(input));
  if (accepted.energyKcal >= lowestKcal) return accepted;
  const energyKcal = roundEnergy(lowestKcal, lowestKcal);
  const more = (energyKcal - accepted.energyKcal) / KCAL_PER_GRAM.carbs;
  return {
    ...accepted,
    energyKcal,
    carbsGrams: accepted.carbsGrams + Math.round(more),
    fiberGrams: Math.round(fiberOf(energyKcal, input.gender, input.ageYears)),
    steps: [
      ...accepted.steps.slice(0, -1),
      protectedStep(accepted.energyKcal, lowestKcal),
      roundingStep(lowestKcal, energyKcal),
    ],
  };
}

/** What was learnt before, and what pregnancy or breastfeeding adds to it. */
function withNeed(input: TargetInput, accepted: DayTarget, need: PregnancyNeed): DayTarget {
  const usedKcal = accepted.steps[0]?.resultKcal ?? 0;
  const steps = [
    {
      label: 'What you use',
      working: figure(usedKcal),
      why: 'Learnt at your last check-in. It’s more than the formula, so we use it.',
      resultKcal: usedKcal,
    },
    pregnancyStep(usedKcal, need),
  ];
  return finishTarget(input, {
    steps,
    notes: ['pregnancy_no_deficit'],
    lowestKcal: resultOf(steps),
    plan: isMinor(input.ageYears) ? 'minor' : 'healthy',
    method: 'learnt',
  });
}
