import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const cookingRoutes: PageRoute[] = [
  {
    path: '/meals/recipes/:recipeId/cook',
    page: lazyPage(() => import('./pages/cook-page.tsx').then((m) => m.CookPage)),
    frame: 'tab',
    tab: 'meals',
    title: 'Cook',
  },
];
