import { type ComponentType, createContext } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** Shows what of a day waits to be logged: known to features above this one, so the app puts it here. */
export const NotLoggedContext = createContext<ComponentType<{
  day: CalendarDay;
  today: CalendarDay;
}> | null>(null);
