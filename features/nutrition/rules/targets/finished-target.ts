import { referenceWeightKg } from './body-mass-index.ts';
import type { Direction } from './direction.ts';
import { fiberOf, macrosOf } from './macros.ts';
import { referenceFor } from './pregnancy.ts';
import type { DayTarget, TargetInput } from './target-input.ts';
import { figure, type TargetMethod, type TargetNote, type TargetStep } from './target-step.ts';

/** The arithmetic so far, and what the end of it needs. */
export type Unfinished = {
  steps: TargetStep[];
  notes: TargetNote[];
  /** what neither a deficit nor rounding may go below, kcal */
  lowestKcal: number;
  /**
   * the energy that protein may take its share of, kcal, where it is not that of the target: what closeness to
   * underweight adds moves steeply with weight, and is not for protein
   */
  proteinOfKcal?: number;
  /** which split of protein, fat and carbohydrate */
  plan: Direction | 'minor';
  method: TargetMethod;
  /** the person's own figure, which is not rounded */
  isTyped?: boolean;
};

export const resultOf = (steps: readonly TargetStep[]): number => steps.at(-1)?.resultKcal ?? 0;

/** To the nearest 10, but up where the nearest would fall below a limit that must hold. */
export function roundEnergy(kcal: number, atLeastKcal: number): number {
  const nearest = Math.round(kcal / 10) * 10;
  return nearest >= atLeastKcal ? nearest : Math.ceil(kcal / 10) * 10;
}

export const roundingStep = (exactKcal: number, energyKcal: number): TargetStep => ({
  label: 'Your target',
  working: `${figure(exactKcal)}, rounded to 10`,
  why: 'Rounded: it’s an estimate.',
  resultKcal: energyKcal,
});

/** The last step of every target but a typed one, and the macros of what comes out. */
export function finishTarget(input: TargetInput, unfinished: Unfinished): DayTarget {
  const { lowestKcal, plan, method } = unfinished;
  const notes = [...unfinished.notes];
  const exactKcal = resultOf(unfinished.steps);
  const { isTyped = false } = unfinished;
  const energyKcal = isTyped ? exactKcal : roundEnergy(exactKcal, lowestKcal);
  const minor = plan === 'minor';
  const referenceKg = minor ? input.weightKg : referenceWeightKg(input.weightKg, input.heightCm);
  if (referenceKg !== input.weightKg) notes.push('reference_weight');
  const { pregnancyNeed: need, ageYears } = input;
  const leastProtein = need ? referenceFor(need.proteinGrams, ageYears) : 0;
  const macros = macrosOf(exactKcal, referenceKg, plan, {
    leastProteinGrams: leastProtein,
    proteinOfKcal: unfinished.proteinOfKcal ?? exactKcal,
  });
  const leastFiber = need ? referenceFor(need.fiberGrams, ageYears) : 0;
  if (macros.proteinCapped) notes.push('protein_share_cap');
  return {
    energyKcal,
    proteinGrams: Math.round(macros.proteinGrams),
    fatGrams: Math.round(macros.fatGrams),
    carbsGrams: Math.max(0, Math.round(macros.carbsGrams)),
    fiberGrams: Math.round(Math.max(leastFiber, fiberOf(exactKcal, input.gender, ageYears))),
    method,
    steps: isTyped ? unfinished.steps : [...unfinished.steps, roundingStep(exactKcal, energyKcal)],
    notes,
  };
}

/** The step up to what a target may not go below; `floorKcal` is the usual floor, `lowestKcal` this person's. */
export function floorStep(wantedKcal: number, lowestKcal: number, floorKcal: number): TargetStep {
  return {
    label: 'Not below a safe amount',
    working: `${figure(wantedKcal)} + ${figure(lowestKcal - wantedKcal)}`,
    why:
      lowestKcal < floorKcal
        ? `You use less than ${figure(floorKcal)} a day, the lowest target we set, so there’s no deficit.`
        : lowestKcal > floorKcal
          ? 'You’re near the lowest healthy weight for your height, so your deficit is smaller.'
          : `Below ${figure(floorKcal)} a day, it’s hard to get every nutrient.`,
    resultKcal: lowestKcal,
  };
}

/** How a target says what the step of `floorStep` was about. */
export function floorNote(lowestKcal: number, floorKcal: number): TargetNote {
  if (lowestKcal > floorKcal) return 'near_underweight';
  return lowestKcal < floorKcal ? 'maintenance_below_floor' : 'floor';
}

/** The step up to what is used, for people from whom nothing is taken. */
export function protectedStep(wantedKcal: number, lowestKcal: number): TargetStep {
  return {
    label: 'Not below what you use',
    working: `${figure(wantedKcal)} + ${figure(lowestKcal - wantedKcal)}`,
    why: 'No deficit: we use the larger of the two estimates.',
    resultKcal: lowestKcal,
  };
}
