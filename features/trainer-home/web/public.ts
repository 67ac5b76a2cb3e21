import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** A trainer's day, which Home fetches for trainers alone. */
export const TrainerDay = lazyPage(() =>
  import('./components/trainer-day.tsx').then((module) => module.TrainerDay),
);
