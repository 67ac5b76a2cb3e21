import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const planShoppingRoutes: PageRoute[] = [
  {
    path: '/meals/shopping',
    page: lazyPage(() => import('./pages/plan-shopping-page.tsx').then((m) => m.PlanShoppingPage)),
    title: 'Shopping list',
    frame: 'tab',
    tab: 'meals',
    next: ['/meals/pantry'],
  },
];
