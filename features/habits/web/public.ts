import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the app and other features' screens may use of habits. */

export { habitsOffline } from './api/offline.ts';

/** Today's habits as one card of the Progress tab, fetched when it is shown. */
export const HabitsCard = lazyPage(() =>
  import('./components/habits-card.tsx').then((m) => m.HabitsCard),
);
