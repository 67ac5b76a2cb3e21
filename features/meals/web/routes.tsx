import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const page = lazyPage(() => import('./pages/meals-page.tsx').then((m) => m.MealsPage));

export const mealsRoutes: PageRoute[] = [
  { path: '/meals', page, frame: 'tab', tab: 'meals', title: 'Meals' },
  { path: '/nutrition', page, frame: 'tab', tab: 'meals', title: 'Meals' },
];
