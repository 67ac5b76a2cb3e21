import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const goalsRoutes: PageRoute[] = [
  {
    path: '/progress/goals',
    page: lazyPage(() => import('./pages/goals-page.tsx').then((module) => module.GoalsPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Goals',
  },
];
