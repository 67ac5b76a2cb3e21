import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const mealPlanSettingsRoutes: PageRoute[] = [
  {
    path: '/meals/plan/settings',
    page: lazyPage(() => import('./pages/plan-settings-page.tsx').then((m) => m.PlanSettingsPage)),
    title: 'Plan settings',
    frame: 'tab',
    tab: 'meals',
  },
];
