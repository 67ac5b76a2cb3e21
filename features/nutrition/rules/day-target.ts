import type { FitnessLevel, Goal } from '#features/account/contract.ts';
import { isMinor } from '#features/account/rules.ts';
import { bodyMassIndex, referenceWeightKg, UNDERWEIGHT_BMI } from './body-mass-index.ts';
import { directionOf } from './direction.ts';
import { deficitOf, energyFloor, surplusOf, surplusShare } from './energy-limits.ts';
import { fiberOf, type Macros, macrosOf } from './macros.ts';
import { type Activity, adultMaintenance, growingMaintenance } from './maintenance.ts';
import { type Body, mifflinStJeor } from './resting-energy.ts';
import { clean, figure, type TargetNote, type TargetStep } from './target-step.ts';

/** What a target is made from. */
export type TargetInput = Body & {
  fitnessLevel: FitnessLevel;
  goals: readonly Goal[];
  activity: Activity;
};

/** A day's targets: kcal to 10, grams to 1, with the arithmetic that led there. */
export type DayTarget = Macros & {
  energyKcal: number;
  fiberGrams: number;
  /** which equations gave the energy used: those for adults, or those for growing people */
  method: 'adult' | 'growing';
  steps: TargetStep[];
  notes: TargetNote[];
};

/**
 * The day's targets from body data, goals and activity (multiplier 1.2 to 1.9). The energy is never
 * below what is used for anybody under 18 or below BMI 18.5, and a deficit stops at the floor.
 */
export function dayTargetOf(input: TargetInput): DayTarget {
  const minor = isMinor(input.ageYears);
  const underweight = bodyMassIndex(input.weightKg, input.heightCm) < UNDERWEIGHT_BMI;
  const direction = directionOf(input.goals);
  const notes: TargetNote[] = input.activity.assumed ? ['activity_assumed'] : [];
  const steps = minor
    ? growingMaintenance(input, input.activity)
    : adultMaintenance(input, input.activity);
  const maintenanceKcal = resultOf(steps);
  const floorKcal = clean(energyFloor(input.gender, mifflinStJeor(input)));
  /** What neither a deficit nor rounding may go below. */
  const lowestKcal = minor || underweight ? maintenanceKcal : Math.min(floorKcal, maintenanceKcal);

  if (minor) {
    if (input.goals.includes('lose_weight')) notes.push('minor_no_deficit');
  } else if (direction === 'build') {
    steps.push(surplusStep(maintenanceKcal, input.fitnessLevel));
  } else if (direction === 'recompose') {
    notes.push('recomposition');
  } else if (direction === 'lose' && underweight) {
    notes.push('underweight_no_deficit');
  } else if (direction === 'lose') {
    steps.push(deficitStep(maintenanceKcal, input.weightKg));
    if (resultOf(steps) < lowestKcal) {
      steps.push(floorStep(resultOf(steps), lowestKcal, floorKcal));
      notes.push(lowestKcal < floorKcal ? 'maintenance_below_floor' : 'floor');
    }
  }

  const exactKcal = resultOf(steps);
  const energyKcal = roundedEnergy(exactKcal, lowestKcal);
  steps.push({
    label: 'Your target',
    working: `${figure(exactKcal)}, rounded to 10`,
    why: 'An estimate does not deserve more digits.',
    resultKcal: energyKcal,
  });

  const referenceKg = minor ? input.weightKg : referenceWeightKg(input.weightKg, input.heightCm);
  if (referenceKg !== input.weightKg) notes.push('reference_weight');
  const macros = macrosOf(exactKcal, referenceKg, minor ? 'minor' : direction);
  if (macros.proteinCapped) notes.push('protein_share_cap');

  return {
    energyKcal,
    proteinGrams: Math.round(macros.proteinGrams),
    fatGrams: Math.round(macros.fatGrams),
    carbsGrams: Math.round(macros.carbsGrams),
    fiberGrams: Math.round(fiberOf(exactKcal, input.gender, input.ageYears)),
    method: minor ? 'growing' : 'adult',
    steps,
    notes,
  };
}

const resultOf = (steps: TargetStep[]): number => steps.at(-1)?.resultKcal ?? 0;

/** To the nearest 10, but up where the nearest would fall below a limit that must hold. */
function roundedEnergy(kcal: number, atLeastKcal: number): number {
  const nearest = Math.round(kcal / 10) * 10;
  return nearest >= atLeastKcal ? nearest : Math.ceil(kcal / 10) * 10;
}

function surplusStep(maintenanceKcal: number, level: FitnessLevel): TargetStep {
  const surplus = surplusOf(maintenanceKcal, level);
  const share = figure(surplusShare[level] * 100);
  return {
    label: 'To build muscle',
    working: `${figure(maintenanceKcal)} + ${figure(surplus.kcal)}`,
    why: surplus.capped
      ? `${share} % on top would be more than 350, which mostly becomes fat: 350 is the most added.`
      : `${share} % on top, for your training level; the more trained, the slower muscle grows.`,
    resultKcal: clean(maintenanceKcal + surplus.kcal),
  };
}

const deficitReasons = {
  share: '20 % of what you use: slow enough to keep muscle and to feel well.',
  weekly_loss: '0.75 % of your weight in a week: slow enough to keep muscle.',
  kcal: '750 a day is the most that is taken away.',
};

function deficitStep(maintenanceKcal: number, weightKg: number): TargetStep {
  const deficit = deficitOf(maintenanceKcal, weightKg);
  return {
    label: 'To lose weight',
    working: `${figure(maintenanceKcal)} − ${figure(deficit.kcal)}`,
    why: deficitReasons[deficit.limit],
    resultKcal: clean(maintenanceKcal - deficit.kcal),
  };
}

function floorStep(wantedKcal: number, lowestKcal: number, floorKcal: number): TargetStep {
  return {
    label: 'Not below a safe amount',
    working: `${figure(wantedKcal)} + ${figure(lowestKcal - wantedKcal)}`,
    why:
      lowestKcal < floorKcal
        ? `You use less than ${figure(floorKcal)} a day, the least that a target goes down to, so nothing is taken away.`
        : `Below ${figure(floorKcal)} a day it is hard to get every nutrient.`,
    resultKcal: lowestKcal,
  };
}
