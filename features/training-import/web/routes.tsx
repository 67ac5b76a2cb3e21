import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const trainingImportRoutes: PageRoute[] = [
  {
    path: '/workouts/history/import',
    page: lazyPage(() =>
      import('./pages/training-import-page.tsx').then((m) => m.TrainingImportPage),
    ),
    frame: 'tab',
    tab: 'workouts',
    title: 'Import training',
  },
];
