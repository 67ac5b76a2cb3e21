import { isMinor } from '#features/account/rules.ts';
import type { AnyNutrient } from '#features/food-log/rules/item/nutrient-groups.ts';
import type { Body } from '../targets/resting-energy.ts';
import type { DayTarget } from '../targets/target-input.ts';
import { nutrientGoals } from './nutrient-goals.ts';
import { type ReferenceStage, referenceIntake } from './reference-intakes.ts';

/** What a bar is drawn against: the person's target, a reference value or a limit, in the nutrient's unit. */
export type Aim = { amount: number; kind: 'target' | 'reference' | 'limit' };

type Person = { body: Pick<Body, 'gender' | 'ageYears'> | null; stage: ReferenceStage };

/** The aim of each nutrient that has one: targets and limits first, else the Australian reference value. */
export function aimOf(
  nutrient: AnyNutrient,
  target: DayTarget | null,
  { body, stage }: Person,
): Aim | null {
  const macros: Partial<Record<AnyNutrient, number | undefined>> = {
    protein: target?.proteinGrams,
    carbs: target?.carbsGrams,
    fat: target?.fatGrams,
    fiber: target?.fiberGrams,
  };
  const own = macros[nutrient];
  if (own !== undefined) return { amount: own, kind: 'target' };
  const adult = body !== null && !isMinor(body.ageYears);
  const goals = target ? nutrientGoals(target, { adult }) : [];
  const limit = goals.find((goal) => goal.nutrient === nutrient && goal.least === null)?.most;
  if (limit) return { amount: limit, kind: 'limit' };
  const reference = body && referenceIntake(nutrient, body, stage);
  return reference === null ? null : { amount: reference, kind: 'reference' };
}
