import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export { useRequestsWaiting } from './api.ts';
export { RequestsRow, ToConfirmRow } from './components/requests-row.tsx';

/** A trainer's day, which Home fetches for trainers alone. */
export const TrainerDay = lazyPage(() =>
  import('./components/trainer-day.tsx').then((module) => module.TrainerDay),
);

/** Counts requests of bookings for the bell, fetched when the browser is idle. */
export const RequestsWaiting = lazyPage<{ onCount: (count: number) => void }>(() =>
  import('./components/requests-waiting.tsx').then((module) => module.RequestsWaiting),
);
