import type { PlanSettings } from '../../rules/plan-settings.ts';

export const PLAN_PATH = '/meals/plan';
export const planPath = (from: string): string => `${PLAN_PATH}?from=${from}`;
export const PLAN_SETTINGS_PATH = `${PLAN_PATH}/settings`;
export const PLAN_CALENDAR_PATH = `${PLAN_PATH}/calendar`;
export const templatesPath = (from: string, to: string): string =>
  `${PLAN_PATH}/templates?from=${from}&to=${to}`;
export const MEALS_PATH = '/meals';
/** Where planned days are put on the shopping list. */
export const shopPath = (from: string, to: string): string =>
  `/meals/shopping?from=${from}&to=${to}`;

/** In the state of the history's entry: the plan is opened to make a week by these settings at once. */
export type MakeWeekState = { makeWeek: PlanSettings };
