import { Suspense } from 'react';
import type { DishesProps } from '#features/foods/web/public.ts';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export { PlannedDishContext } from './components/planned-slot.ts';

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

/** Where the device keeps its kitchen (hooks/kitchen.ts). */
const KITCHEN_KEY = 'vigour-kitchen';
const KitchenTimers = lazyPage(() =>
  import('./components/kitchen-timers.tsx').then(
    (module) => module.KitchenTimers,
    () => NoDishes,
  ),
);

function isTiming(): boolean {
  try {
    return localStorage.getItem(KITCHEN_KEY)?.includes('"timers":[{') ?? false;
  } catch {
    return false;
  }
}

/** Timers that run on while another page is open; the page of cooking has its own. Loaded only where there are any. */
export function TimersElsewhere({ path }: { path: string }) {
  const isCooking = path.endsWith('/cook');
  return !isCooking && isTiming() ? (
    <Suspense>
      <KitchenTimers />
    </Suspense>
  ) : null;
}
