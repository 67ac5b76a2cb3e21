import type { FitnessLevel, Gender, Goal } from '#features/account/contract.ts';
import { activityForTrainingDays } from './activity.ts';
import type { TargetInput } from './target-input.ts';

/** What a target needs to know about a person. */
export type BodyProfile = {
  age: number;
  gender: Gender;
  weightKg: number;
  heightCm: number;
  fitnessLevel: FitnessLevel;
  goals: readonly Goal[];
  /** weekdays of training; empty when not decided */
  trainingDays: readonly number[];
};

/**
 * What a target is made from. `weightKg` is the weight of the trend where there is one: scales know more than
 * the profile, which says what was true when it was filled in.
 */
export function targetInputOf(profile: BodyProfile, weightKg = profile.weightKg): TargetInput {
  const { age, trainingDays, ...body } = profile;
  const decided = trainingDays.length > 0;
  return {
    ...body,
    weightKg,
    ageYears: age,
    activity: {
      multiplier: activityForTrainingDays(decided ? trainingDays.length : null),
      assumed: !decided,
    },
  };
}
