import { availabilityOffline } from '#features/availability/web/public.ts';
import { bookingsOffline } from '#features/booking-pages/web/public.ts';
import { cardioOffline } from '#features/cardio/web/public.ts';
import { classesOffline } from '#features/classes/web/public.ts';
import { cookingOffline } from '#features/cooking/web/public.ts';
import { exerciseLibraryOffline } from '#features/exercise-library/web/public.ts';
import { goalsOffline } from '#features/goals/web/public.ts';
import { habitsOffline } from '#features/habits/web/public.ts';
import { householdOffline } from '#features/household/web/public.ts';
import { mealPlansOffline } from '#features/meal-plans/web/public.ts';
import { mealTemplatesOffline } from '#features/meal-templates/web/public.ts';
import { measuresOffline } from '#features/measures/web/public.ts';
import { ownExercisesOffline } from '#features/own-exercises/web/public.ts';
import { progressOffline } from '#features/progress/web/public.ts';
import { progressionOffline } from '#features/progression/web/public.ts';
import { recipesOffline } from '#features/recipes/web/public.ts';
import { shoppingOffline } from '#features/shopping/web/public.ts';
import { trainerCalendarOffline } from '#features/trainer-calendar/web/public.ts';
import { trainingHistoryOffline } from '#features/training-history/web/public.ts';
import { trainingPlansOffline } from '#features/training-plans/web/public.ts';
import { trainingProfileOffline } from '#features/training-profile/web/public.ts';
import { trainingSessionsOffline } from '#features/training-sessions/web/public.ts';
import { keepFiles } from '#platform/web/installed-app/keep-files.ts';
import type { OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { KEPT_AHEAD } from './kept-ahead.ts';

/** The features behind the first screen that work without a network. */
export const laterFeatures: readonly OfflineFeature[] = [
  exerciseLibraryOffline,
  trainingProfileOffline,
  ownExercisesOffline,
  trainingPlansOffline,
  trainingSessionsOffline,
  cardioOffline,
  cookingOffline,
  progressionOffline,
  progressOffline,
  recipesOffline,
  shoppingOffline,
  mealPlansOffline,
  householdOffline,
  mealTemplatesOffline,
  trainingHistoryOffline,
  habitsOffline,
  measuresOffline,
  goalsOffline,
  availabilityOffline,
  bookingsOffline,
  classesOffline,
  trainerCalendarOffline,
];

export const keepLaterFiles = (): Promise<void> => keepFiles(KEPT_AHEAD);
