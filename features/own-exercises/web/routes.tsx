import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const ownExercisesRoutes: PageRoute[] = [
  {
    path: '/workouts/exercises/new',
    page: lazyPage(() =>
      import('./pages/new-own-exercise-page.tsx').then((m) => m.NewOwnExercisePage),
    ),
    frame: 'tab',
    tab: 'workouts',
    title: 'Add an exercise',
  },
  {
    path: '/workouts/exercises/:exerciseId/edit',
    page: lazyPage(() =>
      import('./pages/edit-own-exercise-page.tsx').then((m) => m.EditOwnExercisePage),
    ),
    frame: 'tab',
    tab: 'workouts',
    title: 'Edit exercise',
  },
];
