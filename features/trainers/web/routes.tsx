import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const page = lazyPage(() => import('./pages/trainers-page.tsx').then((m) => m.TrainersPage));

export const trainersRoutes: PageRoute[] = [
  { path: '/trainers', page, frame: 'tab', tab: 'trainers', title: 'Trainers' },
];
