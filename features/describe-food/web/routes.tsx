import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const describeFoodRoutes: PageRoute[] = [
  {
    path: '/log-food/describe',
    page: lazyPage(() => import('./pages/describe-page.tsx').then((m) => m.DescribePage)),
    frame: 'tab',
    tab: 'home',
    title: 'Describe your meal',
  },
];
