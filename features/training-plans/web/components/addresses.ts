import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** The next block, from the answers of the one before. */
export const NEXT_BLOCK = '/workouts/new?next';
export const NEW_PLAN = '/workouts/new';
/** Makes the week at once, from what is known. */
export const MAKE_NOW = '/workouts/new?make';
export const BLOCK = '/workouts/block';

export const sessionHref = (date: CalendarDay): string => `/workouts/session/${date}`;
/** Begins the session of a date, or goes on with it. */
export const startHref = (date: CalendarDay): string => `/workouts/log?plan=${date}`;
export const logHref = (sessionId: string): string => `/workouts/log/${sessionId}`;

/** Workouts are brought along in a file. */
export const IMPORT_WORKOUTS = '/csv-import?type=workouts';

export const OWN_WORKOUTS = '/workouts/own';
