import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const programmesRoutes: PageRoute[] = [
  {
    path: '/workouts/programmes',
    page: lazyPage(() => import('./pages/programmes-page.tsx').then((m) => m.ProgrammesPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Programmes',
    next: ['/workouts/programmes/:programmeId'],
  },
  {
    path: '/workouts/programmes/:programmeId',
    page: lazyPage(() => import('./pages/programme-page.tsx').then((m) => m.ProgrammePage)),
    frame: 'tab',
    tab: 'workouts',
  },
];
