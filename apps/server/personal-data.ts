import { accountPersonalData, photoPersonalData } from '#features/account/server/public.ts';
import {
  availabilityErasedOnly,
  availabilityPersonalData,
  CALENDAR_SEAL,
  otherCalendarsPersonalData,
} from '#features/availability/server/public.ts';
import { billingPersonalData } from '#features/billing/server/public.ts';
import { bookingFeedErasedOnly } from '#features/booking-feed/server/public.ts';
import { bookingsPersonalData } from '#features/bookings/server/public.ts';
import { cardioPersonalData } from '#features/cardio/server/public.ts';
import { cookingPersonalData } from '#features/cooking/server/public.ts';
import { credentialsPersonalData } from '#features/credentials/server/public.ts';
import { csvImportErasedOnly } from '#features/csv-import/server/public.ts';
import { exerciseLibraryPersonalData } from '#features/exercise-library/server/public.ts';
import { foodLogPersonalData } from '#features/food-log/server/public.ts';
import { foodPhotoPersonalData } from '#features/food-photo/server/public.ts';
import { foodsPersonalData } from '#features/foods/server/public.ts';
import { goalsPersonalData } from '#features/goals/server/public.ts';
import { guardiansPersonalData } from '#features/guardians/server/public.ts';
import { habitsPersonalData } from '#features/habits/server/public.ts';
import { householdPersonalData } from '#features/household/server/public.ts';
import { mealCalendarErasedOnly } from '#features/meal-calendar/server/public.ts';
import { mealPlansPersonalData } from '#features/meal-plans/server/public.ts';
import { mealTemplatesPersonalData } from '#features/meal-templates/server/public.ts';
import { measuresPersonalData } from '#features/measures/server/public.ts';
import { myDataErasedOnly } from '#features/my-data/server/public.ts';
import { nutritionPersonalData } from '#features/nutrition/server/public.ts';
import { membershipPersonalData } from '#features/organisations/server/public.ts';
import { ownExercisesPersonalData } from '#features/own-exercises/server/public.ts';
import { packsPersonalData } from '#features/packs/server/public.ts';
import { progressPersonalData } from '#features/progress/server/public.ts';
import {
  PHOTO_SEAL,
  progressPhotoSettingsData,
  progressPhotosErasedOnly,
  progressPhotosPersonalData,
} from '#features/progress-photos/server/public.ts';
import { progressionPersonalData } from '#features/progression/server/public.ts';
import { recipesErasedOnly, recipesPersonalData } from '#features/recipes/server/public.ts';
import { reportsPersonalData } from '#features/reports/server/public.ts';
import { shoppingErasedOnly, shoppingPersonalData } from '#features/shopping/server/public.ts';
import { signInErasedOnly, signInPersonalData } from '#features/sign-in/server/public.ts';
import { trainersPersonalData } from '#features/trainers/server/public.ts';
import { trainingPlansPersonalData } from '#features/training-plans/server/public.ts';
import {
  HEALTH_SEAL,
  healthScreeningPersonalData,
  trainingProfilePersonalData,
} from '#features/training-profile/server/public.ts';
import {
  trainingSessionsErasedOnly,
  trainingSessionsPersonalData,
} from '#features/training-sessions/server/public.ts';
import { workoutsPersonalData } from '#features/workouts/server/public.ts';
import type { ErasedOnly, PersonalTable } from '#platform/server/db/personal-table.ts';
import { createByteSealer } from '#platform/server/secrets/byte-sealer.ts';
import { createSealer } from '#platform/server/secrets/sealer.ts';

/** Exported tables in import order, without what is kept sealed. */
const personalData: PersonalTable[] = [
  ...accountPersonalData,
  ...signInPersonalData,
  photoPersonalData,
  ...foodLogPersonalData,
  ...foodsPersonalData,
  ...cookingPersonalData,
  ...foodPhotoPersonalData,
  ...nutritionPersonalData,
  ...billingPersonalData,
  membershipPersonalData,
  ...workoutsPersonalData,
  ...exerciseLibraryPersonalData,
  ...trainingProfilePersonalData,
  ...ownExercisesPersonalData,
  ...trainingPlansPersonalData,
  ...trainingSessionsPersonalData,
  ...cardioPersonalData,
  ...progressionPersonalData,
  ...progressPersonalData,
  ...recipesPersonalData,
  ...habitsPersonalData,
  ...reportsPersonalData,
  ...shoppingPersonalData,
  ...measuresPersonalData,
  ...mealPlansPersonalData,
  ...householdPersonalData,
  progressPhotoSettingsData,
  ...goalsPersonalData,
  ...mealTemplatesPersonalData,
  ...availabilityPersonalData,
  ...bookingsPersonalData,
  packsPersonalData,
  guardiansPersonalData,
  ...credentialsPersonalData,
  ...trainersPersonalData,
];

/** Tables deleted with the account but not exported. */
export const erasedOnly: ErasedOnly[] = [
  ...signInErasedOnly,
  ...myDataErasedOnly,
  ...csvImportErasedOnly,
  ...trainingSessionsErasedOnly,
  ...recipesErasedOnly,
  ...mealCalendarErasedOnly,
  ...bookingFeedErasedOnly,
  ...shoppingErasedOnly,
  ...progressPhotosErasedOnly,
  ...availabilityErasedOnly,
];

/** `older`: secrets that the server had before. */
export const photoSealer = (secret: string, older: readonly string[] = []) =>
  createByteSealer(secret, PHOTO_SEAL, older);

/** All exported tables. What is sealed with the server's secret is readable in its owner's copy. */
export const personalDataOf = (secret: string, older: readonly string[] = []): PersonalTable[] => [
  ...personalData,
  otherCalendarsPersonalData(createSealer(secret, CALENDAR_SEAL, older)),
  healthScreeningPersonalData(createSealer(secret, HEALTH_SEAL, older)),
  progressPhotosPersonalData(photoSealer(secret, older)),
];
