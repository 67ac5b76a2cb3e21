import { lazy } from 'react';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const foodLogRoutes: PageRoute[] = [
  {
    path: '/log-food',
    page: lazy(() =>
      import('./pages/log-food-page.tsx').then((module) => ({ default: module.LogFoodPage })),
    ),
    frame: 'tab',
    tab: 'home',
    title: 'Log food',
  },
];
