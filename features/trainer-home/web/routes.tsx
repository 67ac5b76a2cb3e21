import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const trainerHomeRoutes: PageRoute[] = [
  {
    frame: 'tab',
    tab: 'trainers',
    path: '/trainers',
    page: lazyPage(() => import('./pages/trainers-page.tsx').then((module) => module.TrainersPage)),
    title: 'Trainers',
  },
];
