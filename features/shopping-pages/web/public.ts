import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What other screens may use of those of the list. */
export { SHOPPING_PATH } from './components/addresses.ts';
export { OneLineForm } from './components/one-line-form.tsx';
export { onPaper, TickRow } from './components/shop-row.tsx';
export { useFocusNext } from './hooks/use-focus-next.ts';
export { listText } from './messages/list.ts';
export { aisleName } from './messages/names.ts';

/** Fetched when it is opened. */
export const ShoppingPage = lazyPage(() =>
  import('./pages/shopping-page.tsx').then((module) => module.ShoppingPage),
);
export const AddRecipeSheet = lazyPage(() =>
  import('./components/add-recipe-sheet.tsx').then((module) => module.AddRecipeSheet),
);
export const ShoppingCard = lazyPage(() =>
  import('./components/shopping-card.tsx').then((module) => module.ShoppingCard),
);
