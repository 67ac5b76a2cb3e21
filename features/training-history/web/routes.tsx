import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const trainingHistoryRoutes: PageRoute[] = [
  {
    path: '/workouts/history',
    page: lazyPage(() => import('./pages/history-page.tsx').then((m) => m.HistoryPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Training history',
  },
  {
    path: '/workouts/history/:exerciseId',
    page: lazyPage(() =>
      import('./pages/exercise-history-page.tsx').then((m) => m.ExerciseHistoryPage),
    ),
    frame: 'tab',
    tab: 'workouts',
    title: 'Exercise history',
  },
];
