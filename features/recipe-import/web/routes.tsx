import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const recipeImportRoutes: PageRoute[] = [
  {
    path: '/meals/recipes/import',
    page: lazyPage(() => import('./pages/recipe-import-page.tsx').then((m) => m.RecipeImportPage)),
    frame: 'tab',
    tab: 'meals',
    title: 'Import recipes',
    next: ['/meals/recipes/:recipeId'],
  },
];
