import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';

export const MEALS_PATH = '/meals';
export const SHOPPING_PATH = '/meals/shopping';
export const PANTRY_PATH = '/meals/pantry';
export const HOUSEHOLD_PATH = '/meals/household';
export const SCAN_PATH = '/meals/shopping/scan';

/** Where the holder of the link finds the list. */
export const sharedListPath = (token: string): string => `/shared/shopping/${token}`;

const DAYS_AHEAD = 6;

/** Where the planned days from one on are put on the list. */
export const planDaysPath = (from: CalendarDay): string =>
  `${SHOPPING_PATH}?from=${from}&to=${addDays(from, DAYS_AHEAD)}`;
