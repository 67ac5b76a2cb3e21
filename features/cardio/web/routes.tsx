import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const cardioRoutes: PageRoute[] = [
  {
    path: '/workouts/cardio',
    page: lazyPage(() => import('./pages/cardio-page.tsx').then((m) => m.CardioPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Cardio',
    next: ['/workouts/cardio/:id'],
  },
  {
    path: '/workouts/cardio/:id',
    page: lazyPage(() => import('./pages/activity-page.tsx').then((m) => m.ActivityPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Activity',
  },
];
