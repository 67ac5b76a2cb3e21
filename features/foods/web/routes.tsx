import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const foodsRoutes: PageRoute[] = [
  {
    path: '/log-food/search',
    page: lazyPage(() => import('./pages/food-search-page.tsx').then((m) => m.FoodSearchPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Search foods',
    next: ['/log-food'],
  },
];
