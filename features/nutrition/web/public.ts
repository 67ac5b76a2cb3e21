import { lazyPage } from '#platform/web/routing/lazy-page.ts';

export { useTargets } from './api/day-target.ts';
/** What other features may show of a day's nutrition. */
export { nutritionOffline } from './api/offline.ts';
export { NutrientGoals } from './components/nutrients/nutrient-goals.tsx';
export { NewTarget } from './components/targets/new-target.tsx';
export { NoTarget } from './components/targets/no-target.tsx';
export { TargetButton } from './components/targets/target-button.tsx';
export { EnergyRing } from './components/today/energy-ring.tsx';
export { HiddenNumbers } from './components/today/hidden-numbers.tsx';
export { MacroBars } from './components/today/macro-bars.tsx';

/** Fetched when they are shown. */
export const EnergyLeft = lazyPage(() =>
  import('./components/today/energy-left.tsx').then((module) => module.EnergyLeft),
);
export const WeightGlance = lazyPage(() =>
  import('./components/weight/weight-glance.tsx').then((module) => module.WeightGlance),
);
export const WeekEnergy = lazyPage(() =>
  import('./components/today/week-energy.tsx').then((module) => module.WeekEnergy),
);
