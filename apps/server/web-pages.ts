import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import type { OwnPage } from '#platform/server/http/web-files.ts';
import { matchesPath } from '#platform/shared/match-path.ts';

/** Every page of the web application, as its routes name them. A test compares the two. */
export const PAGES = [
  '/',
  '/home',
  '/dashboard',
  '/csv-import',
  '/demo',
  '/pricing',
  '/privacy',
  '/terms',
  '/exercises',
  '/exercises/:exerciseId',
  '/gym',
  '/gym/audit',
  '/gym/invitations',
  '/gym/members',
  '/gym/members/:memberId',
  '/gym/new',
  '/gym/settings',
  '/invitations/:token',
  '/log-food',
  '/log-food/calendar',
  '/log-food/describe',
  '/log-food/foods',
  '/log-food/foods/edit',
  '/log-food/foods/new',
  '/log-food/label',
  '/log-food/meals',
  '/log-food/nutrients',
  '/log-food/photo',
  '/log-food/repeats',
  '/log-food/scan',
  '/log-food/search',
  '/login',
  '/login/add-email',
  '/login/confirm-email/:token',
  '/login/email',
  '/login/forgot',
  '/login/keep-email/:token',
  '/login/reset/:token',
  '/meals',
  '/meals/recipes/:recipeId/cook',
  '/meals/recipes/:recipeId',
  '/meals/recipes/:recipeId/edit',
  '/meals/recipes/import',
  '/meals/recipes/new',
  '/meals/pantry',
  '/meals/shopping',
  '/meals/shopping/scan',
  '/nutrition',
  '/notifications',
  '/notifications/stop/:token',
  '/profile',
  '/profile/account',
  '/profile/activity',
  '/profile/app',
  '/profile/data',
  '/profile/emails',
  '/profile/offline',
  '/profile/organisations',
  '/profile/plan',
  '/profile/security',
  '/profile/sessions',
  '/progress',
  '/progress/check-in',
  '/progress/habits',
  '/progress/habits/:habitId',
  '/progress/report',
  '/progress/measures',
  '/progress/measures/choose',
  '/progress/measures/import',
  '/progress/measures/:kind',
  '/progress/targets',
  '/progress/weight',
  '/search',
  '/shared/report/:token',
  '/shared/shopping/:token',
  '/trainers',
  '/verify-email/:token?',
  '/workouts',
  '/workouts/block',
  '/workouts/exercises',
  '/workouts/exercises/:exerciseId',
  '/workouts/exercises/:exerciseId/edit',
  '/workouts/exercises/new',
  '/workouts/cardio',
  '/workouts/cardio/:id',
  '/workouts/log',
  '/workouts/log/:sessionId',
  '/workouts/history',
  '/workouts/history/:exerciseId',
  '/workouts/history/import',
  '/workouts/new',
  '/workouts/own',
  '/workouts/own/:workoutId',
  '/workouts/places',
  '/workouts/places/:placeId',
  '/workouts/places/new',
  '/workouts/profile',
  '/workouts/profile/health',
  '/workouts/programmes',
  '/workouts/programmes/:programmeId',
  '/workouts/session/:date',
];

const EXERCISE_PAGE = '/exercises/';

/** Returns whether the web app has a page at `path`; other addresses get its 404 page. */
export const isWebPage = (path: string): boolean =>
  path.startsWith(EXERCISE_PAGE)
    ? path in OWN_PAGES
    : PAGES.some((pattern) => matchesPath(pattern, path));

/** Built pages below it are hundreds, and each is asked for now and then. */
export const SELDOM_READ = '/public/exercises/';

/**
 * Pages that stand without the application, built by scripts/web-build/public-pages.ts. At the front
 * door and at the ways in, the signed-in person gets the application in their place.
 */
export const OWN_PAGES: Readonly<Record<string, OwnPage>> = {
  '/': { page: '/public/demo', for: 'strangers' },
  '/login': { page: '/public/login', for: 'strangers' },
  '/demo': { page: '/public/demo', for: 'everybody' },
  '/pricing': { page: '/public/pricing', for: 'everybody' },
  '/terms': { page: '/public/terms', for: 'everybody' },
  '/privacy': { page: '/public/privacy', for: 'everybody' },
  '/exercises': { page: '/public/exercises', for: 'everybody' },
  ...Object.fromEntries(
    EXERCISES.map(({ id }) => [
      `${EXERCISE_PAGE}${id}`,
      { page: `${SELDOM_READ}${id}`, for: 'everybody' as const },
    ]),
  ),
};
