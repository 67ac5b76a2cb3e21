import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const nutritionRoutes: PageRoute[] = [
  {
    path: '/progress/weight',
    page: lazyPage(() => import('./pages/weight-page.tsx').then((m) => m.WeightPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Weight',
  },
  {
    path: '/progress/check-in',
    page: lazyPage(() => import('./pages/check-in-page.tsx').then((m) => m.CheckInPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Check-in',
  },
  {
    path: '/progress/targets',
    page: lazyPage(() => import('./pages/targets-page.tsx').then((m) => m.TargetsPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Targets',
  },
  {
    path: '/log-food/nutrients',
    page: lazyPage(() => import('./pages/nutrients-page.tsx').then((m) => m.NutrientsPage)),
    frame: 'tab',
    tab: 'home',
    title: 'All nutrients',
  },
];
