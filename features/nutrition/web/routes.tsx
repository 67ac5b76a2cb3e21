import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const nutritionRoutes: PageRoute[] = [
  {
    path: '/progress/weight',
    page: lazyPage(() => import('./pages/weight-page.tsx').then((m) => m.WeightPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Weight',
  },
];
