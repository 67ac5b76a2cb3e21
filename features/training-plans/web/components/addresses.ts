import type { CalendarDay } from '#platform/shared/calendar-day.ts';

export const NEW_PLAN = '/workouts/new';
/** Makes the week at once, from what is known. */
export const MAKE_NOW = '/workouts/new?make';
export const BLOCK = '/workouts/block';

export const sessionHref = (date: CalendarDay): string => `/workouts/session/${date}`;
/** The session with its sets to tick. */
export const startHref = (date: CalendarDay): string => `${sessionHref(date)}?start`;
