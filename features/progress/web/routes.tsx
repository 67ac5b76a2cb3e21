import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const progressRoutes: PageRoute[] = [
  {
    path: '/progress',
    page: lazyPage(() => import('./pages/progress-page.tsx').then((module) => module.ProgressPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Progress',
  },
];
