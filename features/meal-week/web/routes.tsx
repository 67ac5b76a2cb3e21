import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const mealWeekRoutes: PageRoute[] = [
  {
    path: '/meals/plan',
    page: lazyPage(() => import('./pages/plan-page.tsx').then((m) => m.PlanPage)),
    title: 'Meal plan',
    frame: 'tab',
    tab: 'meals',
  },
];
