import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const foodRepeatsRoutes: PageRoute[] = [
  {
    path: '/log-food/repeats',
    page: lazyPage(() => import('./pages/repeats-page.tsx').then((m) => m.RepeatsPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Repeating foods',
  },
];
