import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What other screens may use of cooking. */
export { cookingOffline } from './api/offline.ts';
export { cookPath } from './components/cook-path.ts';
export type { PlannedDish, PlannedDishProps } from './components/planned-slot.ts';
export { placeName } from './messages/leftovers.ts';

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
export const LeftoversCard = lazyPage(() =>
  import('./components/leftovers-card.tsx').then((module) => module.LeftoversCard),
);
