import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const ownFoodsRoutes: PageRoute[] = [
  {
    path: '/log-food/foods',
    page: lazyPage(() => import('./pages/own-foods-page.tsx').then((m) => m.OwnFoodsPage)),
    frame: 'tab',
    tab: 'home',
    title: 'My foods',
  },
  {
    path: '/log-food/foods/new',
    page: lazyPage(() => import('./pages/own-food-page.tsx').then((m) => m.OwnFoodPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Create a food',
  },
  {
    path: '/log-food/foods/edit',
    page: lazyPage(() => import('./pages/own-food-page.tsx').then((m) => m.OwnFoodPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Edit food',
  },
];
