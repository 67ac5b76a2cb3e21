import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the app and Home may use of bookings. */
export { bookingsOffline } from './api/offline.ts';

/** The next session with a trainer, fetched when Home is idle. */
export const NextSession = lazyPage(() =>
  import('./components/list/next-session.tsx').then((module) => module.NextSession),
);
