import type { FitnessLevel, Gender, Goal } from '#features/account/contract.ts';
import { activityForTrainingDays } from './activity.ts';
import { type DayTarget, dayTargetOf } from './day-target.ts';

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

/** The targets of a person; null while their body data is not known, never a guess for a stranger. */
export function targetOfProfile(profile: BodyProfile | null): DayTarget | null {
  if (!profile) return null;
  const { age, trainingDays, ...body } = profile;
  const decided = trainingDays.length > 0;
  return dayTargetOf({
    ...body,
    ageYears: age,
    activity: {
      multiplier: activityForTrainingDays(decided ? trainingDays.length : null),
      assumed: !decided,
    },
  });
}
