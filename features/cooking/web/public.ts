import type { DishesProps } from '#features/foods/web/public.ts';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What other screens may use of cooking. */
export { cookingOffline } from './api/offline.ts';
export { cookPath } from './components/cook-path.ts';

/** Fetched when they are shown. */
export const LogRecipeSheet = lazyPage(() =>
  import('./components/log-recipe-sheet.tsx').then((module) => module.LogRecipeSheet),
);
export const CookedSheet = lazyPage(() =>
  import('./components/cooked-sheet.tsx').then((module) => module.CookedSheet),
);
export const PastEntriesDialog = lazyPage(() =>
  import('./components/past-entries-dialog.tsx').then((module) => module.PastEntriesDialog),
);
/** Without a network, and Meals never opened on this device, the food search goes on without dishes. */
export const DishesFound = lazyPage<DishesProps>(() =>
  import('./components/dishes-found.tsx').then(
    (module) => module.DishesFound,
    () => NoDishes,
  ),
);
const NoDishes = () => null;
export const LeftoversCard = lazyPage(() =>
  import('./components/leftovers-card.tsx').then((module) => module.LeftoversCard),
);
