import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

/** Pages that anybody can open. */
export const publicExerciseRoutes: PageRoute[] = [
  {
    path: '/exercises',
    page: lazyPage(() =>
      import('./pages/public-library-page.tsx').then((m) => m.PublicLibraryPage),
    ),
    frame: 'bare',
    title: 'Exercises',
  },
  {
    path: '/exercises/:exerciseId',
    page: lazyPage(() =>
      import('./pages/public-exercise-page.tsx').then((m) => m.PublicExercisePage),
    ),
    frame: 'bare',
  },
];

export const exerciseLibraryRoutes: PageRoute[] = [
  {
    path: '/workouts/exercises',
    page: lazyPage(() => import('./pages/library-page.tsx').then((m) => m.LibraryPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Exercises',
    next: ['/workouts/exercises/:exerciseId'],
  },
  {
    path: '/workouts/exercises/:exerciseId',
    page: lazyPage(() => import('./pages/exercise-page.tsx').then((m) => m.ExercisePage)),
    frame: 'tab',
    tab: 'workouts',
  },
];
