import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the app and the Progress tab may use of measures. */
export { measuresOffline } from './api/offline.ts';

/** Fetched when it is shown. */
export const MeasuresCard = lazyPage(() =>
  import('./components/measure/measures-card.tsx').then((module) => module.MeasuresCard),
);
