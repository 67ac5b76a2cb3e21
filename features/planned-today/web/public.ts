/** What other screens may use of the meals planned for today. They are fetched when they are shown. */

import type { PlannedDishProps } from '#features/cooking/web/public.ts';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export const PlanCard = lazyPage(() =>
  import('./components/plan-card.tsx').then((module) => module.PlanCard),
);

export const NextMeal = lazyPage(() =>
  import('./components/next-meal.tsx').then((module) => module.NextMeal),
);

export const PlannedFound = lazyPage(() =>
  import('./components/planned-found.tsx').then(
    (module) => module.PlannedFound,
    // Without a network, and the plan never opened here, the search goes on without it.
    () => NothingPlanned,
  ),
);
export const PlannedDish = lazyPage(() =>
  import('./components/planned-dish.tsx').then(
    (module) => module.PlannedDish,
    () => NotKnown,
  ),
);
const NotKnown = ({ draw }: PlannedDishProps) => draw(null);
const NothingPlanned = () => null;
