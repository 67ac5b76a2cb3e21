import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const mealCalendarRoutes: PageRoute[] = [
  {
    path: '/meals/plan/calendar',
    page: lazyPage(() => import('./pages/meal-calendar-page.tsx').then((m) => m.MealCalendarPage)),
    title: 'Meals in your calendar',
    frame: 'tab',
    tab: 'meals',
  },
];
