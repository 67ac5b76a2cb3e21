import type { DishesProps } from '#features/foods/web/public.ts';
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

/**
 * Recipes and leftovers in the food search. Without a network, and Meals never opened on this device, the search
 * goes on without them. Here, so that the first screen loads nothing else of cooking.
 */
export const DishesFound = lazyPage<DishesProps>(() =>
  import('./components/dishes-found.tsx').then(
    (module) => module.DishesFound,
    () => NoDishes,
  ),
);
const NoDishes = () => null;
