import { KCAL_PER_GRAM } from '#features/food-log/rules/item/nutrients.ts';
import { floorOf, maintenanceOf } from './day-target.ts';
import { directionOf } from './direction.ts';
import {
  finishTarget,
  floorNote,
  floorStep,
  protectedStep,
  resultOf,
  type Unfinished,
} from './finished-target.ts';
import {
  deficitShareOf,
  easeLimit,
  isAlwaysProtected,
  protectionNote,
  protectionOf,
} from './protection.ts';
import type { DayTarget, TargetInput } from './target-input.ts';
import { figure, type TargetNote, type TargetStep } from './target-step.ts';

/** A person's own figures: kcal, and grams where they chose them. */
export type OwnFigures = {
  energyKcal: number;
  proteinGrams: number | null;
  fatGrams: number | null;
};

/**
 * A target of the person's own figures. The limits hold here too: energy is raised to the floor, or to what
 * is used for anyone who is protected. What is not given is worked out; carbohydrate is always the rest.
 */
export function computeOwnTarget(input: TargetInput, own: OwnFigures): DayTarget {
  const protection = protectionOf(input);
  const minor = protection === 'minor';
  const usedKcal = resultOf(maintenanceOf(input));
  const floorKcal = floorOf(input);
  const usualLimitKcal = Math.min(floorKcal, usedKcal);
  const lowestKcal = easeLimit(usedKcal, usualLimitKcal, deficitShareOf(input));
  const isTyped = own.energyKcal >= lowestKcal;
  const notes: TargetNote[] = [];
  const steps: TargetStep[] = [
    {
      label: 'Your own target',
      working: figure(own.energyKcal),
      why: 'Set by you.',
      resultKcal: own.energyKcal,
    },
  ];
  if (!isTyped) {
    steps.push(
      protection
        ? protectedStep(own.energyKcal, lowestKcal)
        : floorStep(own.energyKcal, lowestKcal, floorKcal),
    );
    notes.push(protection ? protectionNote[protection] : floorNote(lowestKcal, floorKcal));
  }
  const plan = minor ? 'minor' : directionOf(input.goals);
  const unfinished: Unfinished = { steps, notes, lowestKcal, plan, method: 'own', isTyped };
  const proteinOfKcal = Math.max(own.energyKcal, usualLimitKcal);
  const target = finishTarget(
    input,
    isAlwaysProtected(protection) ? unfinished : { ...unfinished, proteinOfKcal },
  );
  return withGrams(target, own);
}

/** The person's grams instead of those worked out; what they take is missing from carbohydrate, never below 0. */
function withGrams(target: DayTarget, { proteinGrams, fatGrams }: OwnFigures): DayTarget {
  if (proteinGrams === null && fatGrams === null) return target;
  const protein = proteinGrams ?? target.proteinGrams;
  const mostFat = (target.energyKcal - KCAL_PER_GRAM.protein * protein) / KCAL_PER_GRAM.fat;
  const fat = fatGrams ?? Math.max(0, Math.min(target.fatGrams, Math.floor(mostFat)));
  const rest = target.energyKcal - KCAL_PER_GRAM.protein * protein - KCAL_PER_GRAM.fat * fat;
  const notes =
    proteinGrams === null
      ? target.notes
      : target.notes.filter((note) => note !== 'protein_share_cap' && note !== 'reference_weight');
  return {
    ...target,
    proteinGrams: protein,
    fatGrams: fat,
    carbsGrams: Math.max(0, Math.round(rest / KCAL_PER_GRAM.carbs)),
    notes,
  };
}
