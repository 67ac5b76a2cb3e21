/** What other features may use of the meal plan. */

export { keepLeftover } from './api/keep-leftover.ts';
export { mealPlansOffline } from './api/offline.ts';
export {
  type DayRange,
  useChangePlan,
  usePlanDays,
  usePlanSettings,
  usePlanTargets,
  useSavePlanSettings,
} from './api.ts';
export {
  type MakeWeekState,
  MEALS_PATH,
  PLAN_CALENDAR_PATH,
  PLAN_PATH,
  PLAN_SETTINGS_PATH,
  planPath,
  shopPath,
  templatesPath,
} from './components/addresses.ts';
export { ExpectingMark } from './components/expecting-mark.tsx';
export { notBefore } from './hooks/not-before.ts';
export { useChangeDays } from './hooks/use-change-days.ts';
export { useSettingsDraft } from './hooks/use-settings-draft.ts';
export { backAgain, leftOutText, slotName } from './messages/plan.ts';
