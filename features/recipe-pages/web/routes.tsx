import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const mealsPage = lazyPage(() => import('./pages/meals-page.tsx').then((m) => m.MealsPage));

const frame = { frame: 'tab', tab: 'meals' } as const;

/** The tab stands under two addresses. */
export const recipePagesRoutes: PageRoute[] = [
  {
    path: '/meals',
    page: mealsPage,
    title: 'Meals',
    next: ['/meals/recipes/:recipeId', '/meals/recipes/new', '/meals/recipes/:recipeId/edit'],
    ...frame,
  },
  { path: '/nutrition', page: mealsPage, title: 'Meals', ...frame },
  {
    path: '/meals/recipes/new',
    page: lazyPage(() => import('./pages/new-recipe-page.tsx').then((m) => m.NewRecipePage)),
    title: 'Add a recipe',
    ...frame,
  },
  {
    path: '/meals/recipes/:recipeId/edit',
    page: lazyPage(() => import('./pages/edit-recipe-page.tsx').then((m) => m.EditRecipePage)),
    title: 'Edit recipe',
    ...frame,
  },
  {
    path: '/meals/recipes/:recipeId',
    page: lazyPage(() => import('./pages/recipe-page.tsx').then((m) => m.RecipePage)),
    title: 'Recipe',
    next: ['/meals/recipes/:recipeId/cook', '/meals/recipes/:recipeId/edit'],
    ...frame,
  },
];
