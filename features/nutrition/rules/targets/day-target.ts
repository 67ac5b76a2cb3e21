import type { FitnessLevel } from '#features/account/contract.ts';
import { isMinor } from '#features/account/rules.ts';
import { directionOf } from './direction.ts';
import { deficitOf, energyFloor, surplusOf, surplusShare } from './energy-limits.ts';
import { finishTarget, floorNote, floorStep, resultOf } from './finished-target.ts';
import { adultMaintenance, growingMaintenance } from './maintenance.ts';
import { pregnancyStep } from './pregnancy.ts';
import { deficitShareOf, easeLimit, protectionNote, protectionOf } from './protection.ts';
import { type Body, mifflinStJeor } from './resting-energy.ts';
import type { DayTarget, TargetInput } from './target-input.ts';
import { clean, figure, type TargetNote, type TargetStep } from './target-step.ts';

/** The energy that keeps the weight, by the formula, and what pregnancy or breastfeeding adds: step by step. */
export function maintenanceOf(input: TargetInput): TargetStep[] {
  const { activity, pregnancyNeed } = input;
  const steps = isMinor(input.ageYears)
    ? growingMaintenance(input, activity)
    : adultMaintenance(input, activity);
  return pregnancyNeed ? [...steps, pregnancyStep(resultOf(steps), pregnancyNeed)] : steps;
}

/** The usual floor of a target, kcal. */
export const floorOf = (input: Body): number =>
  clean(energyFloor(input.gender, mifflinStJeor(input)));

/**
 * The day's targets from body data, goals and activity (multiplier 1.2 to 1.9). The energy is never
 * below what is used for anybody who is protected (protection.ts), and a deficit stops at the floor.
 */
export function dayTargetOf(input: TargetInput): DayTarget {
  const protection = protectionOf(input);
  const minor = protection === 'minor';
  // Goals change nothing while a body carries or feeds a baby.
  const direction = input.pregnancy ? 'healthy' : directionOf(input.goals);
  const notes: TargetNote[] = input.activity.assumed ? ['activity_assumed'] : [];
  const steps = maintenanceOf(input);
  const maintenanceKcal = resultOf(steps);
  const floorKcal = floorOf(input);
  const share = deficitShareOf(input);
  const lowestKcal = easeLimit(maintenanceKcal, Math.min(floorKcal, maintenanceKcal), share);

  if (input.pregnancy) notes.push('pregnancy_no_deficit');
  if (minor) {
    if (input.goals.includes('lose_weight')) notes.push('minor_no_deficit');
  } else if (direction === 'build') {
    steps.push(surplusStep(maintenanceKcal, input.fitnessLevel));
  } else if (direction === 'recompose') {
    notes.push('recomposition');
  } else if (direction === 'lose' && protection) {
    notes.push(protectionNote[protection]);
  } else if (direction === 'lose') {
    steps.push(deficitStep(maintenanceKcal, input.weightKg, share));
    if (share < 1) notes.push('near_underweight');
    if (resultOf(steps) < lowestKcal) {
      steps.push(floorStep(resultOf(steps), lowestKcal, floorKcal));
      if (share === 1) notes.push(floorNote(lowestKcal, floorKcal));
    }
  }
  const plan = minor ? 'minor' : direction;
  const method = minor ? 'growing' : 'adult';
  return finishTarget(input, { steps, notes, lowestKcal, plan, method });
}

function surplusStep(maintenanceKcal: number, level: FitnessLevel): TargetStep {
  const surplus = surplusOf(maintenanceKcal, level);
  const share = figure(surplusShare[level] * 100);
  return {
    label: 'To build muscle',
    working: `${figure(maintenanceKcal)} + ${figure(surplus.kcal)}`,
    why: surplus.capped
      ? `${share} % would be over 350 a day. More mostly becomes fat, so we add 350.`
      : `${share} % more, for your training level. The fitter you are, the slower muscle grows.`,
    resultKcal: clean(maintenanceKcal + surplus.kcal),
  };
}

const deficitReasons = {
  share: '20 % of what you use. Slow enough to keep muscle and feel well.',
  weekly_loss: '0.75 % of your weight a week. Slow enough to keep muscle.',
  kcal: 'A deficit is at most 750 a day.',
};

function deficitStep(maintenanceKcal: number, weightKg: number, share: number): TargetStep {
  const deficit = deficitOf(maintenanceKcal, weightKg);
  const kcal = clean(share * deficit.kcal);
  return {
    label: 'To lose weight',
    working: `${figure(maintenanceKcal)} − ${figure(kcal)}`,
    why:
      share < 1
        ? `${figure(deficit.kcal)} is usual. You’re near the lowest healthy weight for your height, so we use ${figure(Math.round(share * 100))} % of it.`
        : deficitReasons[deficit.limit],
    resultKcal: clean(maintenanceKcal - kcal),
  };
}
