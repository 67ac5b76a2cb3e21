import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const trainersRoutes: PageRoute[] = [
  {
    path: '/trainers',
    page: lazyPage(() => import('./pages/trainers-page.tsx').then((module) => module.TrainersPage)),
    frame: 'tab',
    tab: 'trainers',
    title: 'Trainers',
  },
];
