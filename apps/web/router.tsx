import { availabilityRoutes } from '#features/availability/web/routes.tsx';
import { barcodeRoutes } from '#features/barcode/web/routes.tsx';
import { billingRoutes } from '#features/billing/web/routes.tsx';
import { bookingFeedRoutes } from '#features/booking-feed/web/routes.tsx';
import { bookingPagesRoutes } from '#features/booking-pages/web/routes.tsx';
import { cardioRoutes } from '#features/cardio/web/routes.tsx';
import { classesRoutes } from '#features/classes/web/routes.tsx';
import { cookingRoutes } from '#features/cooking/web/routes.tsx';
import { csvImportRoutes } from '#features/csv-import/web/routes.tsx';
import { describeFoodRoutes } from '#features/describe-food/web/routes.tsx';
import {
  exerciseLibraryRoutes,
  publicExerciseRoutes,
} from '#features/exercise-library/web/routes.tsx';
import { foodCalendarRoutes } from '#features/food-calendar/web/routes.tsx';
import { foodLogRoutes } from '#features/food-log/web/routes.tsx';
import { foodPhotoRoutes } from '#features/food-photo/web/routes.tsx';
import { foodRepeatsRoutes } from '#features/food-repeats/web/routes.tsx';
import { foodsRoutes } from '#features/foods/web/routes.tsx';
import { goalsRoutes } from '#features/goals/web/routes.tsx';
import { gymOffersRoutes } from '#features/gym-offers/web/routes.tsx';
import { habitsRoutes } from '#features/habits/web/routes.tsx';
import { homeRoutes } from '#features/home/web/routes.tsx';
import { householdRoutes } from '#features/household/web/routes.tsx';
import { mealCalendarRoutes } from '#features/meal-calendar/web/routes.tsx';
import { mealPlanSettingsRoutes } from '#features/meal-plan-settings/web/routes.tsx';
import { mealTemplatesRoutes } from '#features/meal-templates/web/routes.tsx';
import { mealWeekRoutes } from '#features/meal-week/web/routes.tsx';
import { measuresRoutes } from '#features/measures/web/routes.tsx';
import { myDataRoutes } from '#features/my-data/web/routes.tsx';
import { notificationsRoutes } from '#features/notifications/web/routes.tsx';
import { nutritionRoutes } from '#features/nutrition/web/routes.tsx';
import { offersRoutes } from '#features/offers/web/routes.tsx';
import { organisationsRoutes } from '#features/organisations/web/routes.tsx';
import { ownExercisesRoutes } from '#features/own-exercises/web/routes.tsx';
import { ownFoodsRoutes } from '#features/own-foods/web/routes.tsx';
import { pantryRoutes } from '#features/pantry/web/routes.tsx';
import { planShoppingRoutes } from '#features/plan-shopping/web/routes.tsx';
import { profileRoutes } from '#features/profile/web/routes.tsx';
import { programmesRoutes } from '#features/programmes/web/routes.tsx';
import { progressRoutes } from '#features/progress/web/routes.tsx';
import { progressPhotosRoutes } from '#features/progress-photos/web/routes.tsx';
import { publicSiteRoutes } from '#features/public-site/web/routes.tsx';
import { recipeImportRoutes } from '#features/recipe-import/web/routes.tsx';
import { recipePagesRoutes } from '#features/recipe-pages/web/routes.tsx';
import { reportsRoutes } from '#features/reports/web/routes.tsx';
import { sharedListRoutes } from '#features/shared-list/web/routes.tsx';
import { shoppingPagesRoutes } from '#features/shopping-pages/web/routes.tsx';
import { signInRoutes } from '#features/sign-in/web/routes.tsx';
import { trainerCalendarRoutes } from '#features/trainer-calendar/web/routes.tsx';
import { trainerHomeRoutes } from '#features/trainer-home/web/routes.tsx';
import { trainerProfileRoutes } from '#features/trainer-profile/web/routes.tsx';
import { trainersRoutes } from '#features/trainers/web/routes.tsx';
import { trainingHistoryRoutes } from '#features/training-history/web/routes.tsx';
import { trainingImportRoutes } from '#features/training-import/web/routes.tsx';
import { trainingLogRoutes } from '#features/training-log/web/routes.tsx';
import { trainingPlansRoutes } from '#features/training-plans/web/routes.tsx';
import { trainingProfileRoutes } from '#features/training-profile/web/routes.tsx';
import { matchesPath } from '#platform/shared/match-path.ts';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

/** Pages about the shell itself. */
const shellRoutes: PageRoute[] = [
  {
    path: '/search',
    page: lazyPage(() => import('./shell/search-page.tsx').then((m) => m.SearchPage)),
    frame: 'tab',
    title: 'Search',
  },
  {
    path: '/notifications',
    page: lazyPage(() => import('./shell/notifications-page.tsx').then((m) => m.NotificationsPage)),
    frame: 'tab',
    title: 'Notifications',
  },
  {
    path: '/profile/offline',
    page: lazyPage(() => import('./shell/offline-page.tsx').then((m) => m.OfflinePage)),
    frame: 'tab',
    tab: 'profile',
    title: 'Offline',
  },
];

/** Every component in both themes; only while developing. */
const developmentRoutes: PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/ui',
        page: lazyPage(() => import('./ui-page/ui-page.tsx').then((m) => m.UiPage)),
        frame: 'bare',
        title: 'Components',
      },
    ]
  : [];

/** Every page of the app; the first that takes the path is shown. */
export const routes: readonly PageRoute[] = [
  ...publicSiteRoutes,
  ...publicExerciseRoutes,
  ...signInRoutes,
  ...profileRoutes,
  ...homeRoutes,
  ...foodLogRoutes,
  ...foodCalendarRoutes,
  ...barcodeRoutes,
  ...foodRepeatsRoutes,
  ...foodsRoutes,
  ...ownFoodsRoutes,
  ...describeFoodRoutes,
  ...foodPhotoRoutes,
  ...trainingPlansRoutes,
  ...cardioRoutes,
  ...trainingLogRoutes,
  ...trainingImportRoutes,
  ...trainingHistoryRoutes,
  ...ownExercisesRoutes,
  ...exerciseLibraryRoutes,
  ...programmesRoutes,
  ...trainingProfileRoutes,
  ...cookingRoutes,
  ...householdRoutes,
  ...mealWeekRoutes,
  ...mealPlanSettingsRoutes,
  ...mealTemplatesRoutes,
  ...mealCalendarRoutes,
  ...recipeImportRoutes,
  ...recipePagesRoutes,
  ...planShoppingRoutes,
  ...shoppingPagesRoutes,
  ...pantryRoutes,
  ...sharedListRoutes,
  ...myDataRoutes,
  ...csvImportRoutes,
  ...billingRoutes,
  ...organisationsRoutes,
  ...classesRoutes,
  ...gymOffersRoutes,
  ...notificationsRoutes,
  ...availabilityRoutes,
  ...offersRoutes,
  ...bookingPagesRoutes,
  ...trainerHomeRoutes,
  ...trainerCalendarRoutes,
  ...bookingFeedRoutes,
  ...trainerProfileRoutes,
  ...trainersRoutes,
  ...progressRoutes,
  ...habitsRoutes,
  ...reportsRoutes,
  ...nutritionRoutes,
  ...measuresRoutes,
  ...progressPhotosRoutes,
  ...goalsRoutes,
  ...shellRoutes,
  ...developmentRoutes,
];

export function routeOf(path: string): PageRoute | undefined {
  return routes.find((route) => matchesPath(route.path, path));
}

export const fetchPage = async (path: string): Promise<unknown> => routeOf(path)?.page.preload?.();

/** Fetches the page of a path ahead of time, and what is opened from it. A failure shows when it is really opened. */
export function preloadPage(path: string): void {
  fetchPage(path)
    .then(() => routeOf(path)?.page.more?.())
    .catch(() => undefined);
}
