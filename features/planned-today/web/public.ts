/** What other screens may use of the meals planned for today. Both are fetched when they are shown. */

import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export const PlanCard = lazyPage(() =>
  import('./components/plan-card.tsx').then((module) => module.PlanCard),
);

export const NextMeal = lazyPage(() =>
  import('./components/next-meal.tsx').then((module) => module.NextMeal),
);
