/** What other features may use of the meal plan. */

import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export { mealPlansOffline } from './api/offline.ts';
export { usePlanDays, usePlanSettings } from './api.ts';
export { PLAN_PATH } from './components/addresses.ts';

/** Fetched when it is shown. */
export const PlanCard = lazyPage(() =>
  import('./components/today/plan-card.tsx').then((module) => module.PlanCard),
);
