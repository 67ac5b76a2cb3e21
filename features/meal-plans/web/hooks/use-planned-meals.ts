import { useMemo } from 'react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { type PlannedServings, plannedServings } from '../../rules/planned-servings.ts';
import { type DayRange, usePlanDays } from '../api.ts';

/** What is cooked on one of the last of the days may be eaten as long after, days. */
const EATEN_WITHIN_DAYS = 4;

/** Servings of what is cooked on these days, eaten then or later; undefined while they load. Works offline. */
export function usePlannedMeals({ from, to }: DayRange): PlannedServings[] | undefined {
  const { days } = usePlanDays({ from, to: addDays(to, EATEN_WITHIN_DAYS) });
  return useMemo(() => days && plannedServings(days, { from, to }), [days, from, to]);
}
