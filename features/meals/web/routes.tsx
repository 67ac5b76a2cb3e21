import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const page = lazyPage(() => import('./pages/meals-page.tsx').then((module) => module.MealsPage));

/** The tab stands under two addresses. */
export const mealsRoutes: PageRoute[] = ['/meals', '/nutrition'].map((path) => ({
  path,
  page,
  frame: 'tab',
  tab: 'meals',
  title: 'Meals',
}));
