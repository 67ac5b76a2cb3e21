import type { CurrentUser } from '#features/account/contract.ts';

/** Whether onboarding stands between a signed-in person and the app. */
export const needsOnboarding = (
  user: Pick<CurrentUser, 'age' | 'gender' | 'fitnessLevel'>,
): boolean => user.age === null || user.gender === null || user.fitnessLevel === null;
