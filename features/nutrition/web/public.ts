import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What other features may show of a day's nutrition. */
export { nutritionOffline } from './api/offline.ts';
export { EnergyRing } from './components/energy-ring.tsx';
export { MacroBars } from './components/macro-bars.tsx';
export { NewTarget } from './components/new-target.tsx';
export { NoTarget } from './components/no-target.tsx';
export { NutrientGoals } from './components/nutrient-goals.tsx';
export { TargetButton } from './components/target-button.tsx';

/** Fetched when they are shown. */
export const EnergyLeft = lazyPage(() =>
  import('./components/energy-left.tsx').then((module) => module.EnergyLeft),
);
export const WeightGlance = lazyPage(() =>
  import('./components/weight-glance.tsx').then((module) => module.WeightGlance),
);
export const ProgressCharts = lazyPage(() =>
  import('./components/progress-charts.tsx').then((module) => module.ProgressCharts),
);
export const WeekEnergy = lazyPage(() =>
  import('./components/week-energy.tsx').then((module) => module.WeekEnergy),
);
