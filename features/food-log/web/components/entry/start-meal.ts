import { type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { emptyMeal } from '../../../rules/days/empty-meal.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { useEntriesOf } from '../../api.ts';
import { useLogAddress } from './log-address.ts';

/**
 * The meal that a choice begins with, on the day of the address or on `chosen`: that of the address; today that of
 * the hour; on another day the one that is still empty. Null where nothing says it: then the person chooses.
 */
export function useStartMeal(chosen?: CalendarDay): MealType | null {
  const today = useToday();
  const { day: ofAddress, asked, meal } = useLogAddress();
  const day = chosen ?? ofAddress;
  const sure = asked.meal ?? (day === today ? meal : null);
  const { data } = useEntriesOf(day, sure === null && isCalendarDay(day));
  return sure ?? (data ? emptyMeal(data) : null);
}
