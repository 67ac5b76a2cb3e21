import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const foodLogRoutes: PageRoute[] = [
  {
    path: '/log-food',
    page: lazyPage(() => import('./pages/log-food-page.tsx').then((m) => m.LogFoodPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Log food',
  },
];
