import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const workoutsRoutes: PageRoute[] = [
  {
    path: '/workouts',
    page: lazyPage(() => import('./pages/workouts-page.tsx').then((module) => module.WorkoutsPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Workouts',
  },
];
