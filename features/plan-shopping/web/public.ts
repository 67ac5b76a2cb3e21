import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the shopping for planned days costs: fetched when a week is shown. */
export const TillPrice = lazyPage(() =>
  import('./components/till-price.tsx').then((module) => module.TillPrice),
);
