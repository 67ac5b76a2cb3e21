/** The multiplier while nothing is known about how often a person trains: "lightly active". */
export const ASSUMED_ACTIVITY = 1.375;

/**
 * What resting energy is multiplied by, from training days a week (0 to 7). A starting value of
 * ours on the usual 1.2 to 1.9 scale; null, nothing known, gives the stated assumption.
 */
export function activityForTrainingDays(trainingDays: number | null): number {
  if (trainingDays === null || trainingDays <= 1) return ASSUMED_ACTIVITY;
  if (trainingDays <= 3) return 1.45;
  return trainingDays <= 5 ? 1.55 : 1.65;
}
