/** What other features may use of the meal plan. */

export { mealPlansOffline } from './api/offline.ts';
export { usePlanDays, usePlanSettings, useSavePlanSettings } from './api.ts';
export { PLAN_PATH, planPath } from './components/addresses.ts';
export { PortionStepper } from './components/meal/portion-stepper.tsx';
export { PlanWishes } from './components/wishes/plan-wishes.tsx';
export { notBefore } from './hooks/not-before.ts';
export { useChangeDays } from './hooks/use-change-days.ts';
export { makingText, personName } from './messages/making.ts';
export { servesText, slotName } from './messages/plan.ts';
