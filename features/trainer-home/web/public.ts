import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export { useRequestsWaiting } from './api.ts';
export { RequestsRow } from './components/requests-row.tsx';

/** A trainer's day, which Home fetches for trainers alone. */
export const TrainerDay = lazyPage(() =>
  import('./components/trainer-day.tsx').then((module) => module.TrainerDay),
);
