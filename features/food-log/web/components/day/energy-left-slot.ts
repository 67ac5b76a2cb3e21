import { type ComponentType, createContext } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { KnownSum } from '../../../rules/days/day-totals.ts';

/** Shows what is left of a day's energy: known to a feature above this one, so the app puts it here. */
export const EnergyLeftContext = createContext<ComponentType<{
  day: CalendarDay;
  eaten: KnownSum;
}> | null>(null);
