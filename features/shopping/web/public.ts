import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What other screens may use of shopping. */
export { shoppingOffline } from './api/offline.ts';
export { SHOPPING_PATH } from './components/addresses.ts';
export { usePantry } from './hooks/use-pantry.ts';
export { useTakeFromPantry } from './hooks/use-take-from-pantry.ts';

/** Fetched when it is opened. */
export const AddRecipeSheet = lazyPage(() =>
  import('./components/add-recipe-sheet.tsx').then((module) => module.AddRecipeSheet),
);
export const ShoppingCard = lazyPage(() =>
  import('./components/shopping-card.tsx').then((module) => module.ShoppingCard),
);
