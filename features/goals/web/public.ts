import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the app and the Progress tab may use of goals. */
export { goalsOffline } from './api/offline.ts';

/** Goals that go on, fetched when they are shown. */
export const GoalsCard = lazyPage(() =>
  import('./components/goals-card.tsx').then((module) => module.GoalsCard),
);
