import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { type Kit, loadHolderOf, loadsOf, SAME_KG } from '#features/training-profile/rules/kit.ts';
import { isHelped } from '#features/training-sessions/rules/usual-measure.ts';

/** How the load of an exercise can be changed at a place, kg. */
export type LoadSteps = {
  /** the next heavier load by the wanted step; null: nothing heavier */
  heavier: (kg: number) => number | null;
  /** the heaviest load that is lighter; null: nothing lighter */
  lighter: (kg: number) => number | null;
  /** the load nearest to the wanted one, the lighter of two as near */
  nearest: (kg: number) => number;
  /** the heaviest load not above the wanted one; the lightest there is if all are heavier */
  below: (kg: number) => number;
};

const EPSILON = 1e-6;

/** Steps of what a person hangs on or takes help from, kg. */
const USUAL_STEP_KG = 2.5;

/** Without a list of loads: a grid of steps, from nothing up. Help, as negative kg, gets less. */
function onGrid(stepKg: number): LoadSteps {
  const round = (kg: number) => Math.round(kg * 100) / 100;
  return {
    heavier: (kg) => round(kg + stepKg),
    lighter: (kg) => round(kg - stepKg),
    nearest: (kg) => round(Math.ceil(kg / stepKg - 0.5 - EPSILON) * stepKg),
    below: (kg) => round(Math.floor(kg / stepKg + EPSILON) * stepKg),
  };
}

/**
 * The loads that can be made with a kit for an exercise; below zero where they help. `stepKg` is the
 * person's own step.
 */
export function loadSteps(
  kit: Kit,
  exercise: Pick<Exercise, 'id' | 'kit' | 'loadType' | 'smallestStepKg'>,
  stepKg: number | null,
): LoadSteps {
  const holder = loadHolderOf(kit, exercise);
  const listed = holder ? loadsOf(kit, holder) : [];
  const loads = isHelped(exercise) ? listed.map((kg) => -kg).reverse() : listed;
  const [lightest] = loads;
  if (lightest === undefined) return onGrid(stepKg ?? exercise.smallestStepKg ?? USUAL_STEP_KG);
  const below = (kg: number) => loads.findLast((one) => one <= kg + SAME_KG) ?? lightest;
  return {
    below,
    lighter: (kg) => loads.findLast((one) => one < kg - SAME_KG) ?? null,
    heavier: (kg) =>
      loads.find((one) => one > kg + (stepKg === null ? SAME_KG : stepKg - SAME_KG)) ?? null,
    nearest(kg) {
      const [low, high] = [below(kg), loads.find((one) => one >= kg - SAME_KG)];
      return high === undefined || Math.abs(kg - low) <= high - kg + EPSILON ? low : high;
    },
  };
}
