import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const foodCalendarRoutes: PageRoute[] = [
  {
    path: '/log-food/calendar',
    page: lazyPage(() => import('./pages/food-calendar-page.tsx').then((m) => m.FoodCalendarPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Calendar',
  },
];
