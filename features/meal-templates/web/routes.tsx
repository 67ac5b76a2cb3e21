import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const mealTemplatesRoutes: PageRoute[] = [
  {
    path: '/meals/plan/templates',
    page: lazyPage(() => import('./pages/templates-page.tsx').then((m) => m.TemplatesPage)),
    title: 'Templates',
    frame: 'tab',
    tab: 'meals',
  },
];
