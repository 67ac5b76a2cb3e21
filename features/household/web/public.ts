/** What the app's start and other features may use of the household. */

export { householdOffline } from './api/offline.ts';
export { useHousehold, useSharedTargets } from './api.ts';
export { EatingFields } from './components/eating-card.tsx';
export { eatsText } from './components/eats-text.ts';

export const HOUSEHOLD_PATH = '/meals/household';
