import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { addDays, type CalendarDay, dayIn, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { FIRST_DIARY_DAY, lastLogDay } from '../../../rules/days/diary-days.ts';
import { MEAL_TYPES, type MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealAt } from '../../../rules/meal-at.ts';

export type LogAddress = {
  day: CalendarDay;
  /** of the address, else of the hour at which the page was opened */
  meal: MealType;
  /** what the address says, to be handed on: null for today, and for the meal of the hour */
  asked: { date: CalendarDay | null; meal: MealType | null };
  diary: string;
  /** "?date=…&meal=…" for the other ways to log to the same place; "" for today at this hour */
  query: string;
};

/** The last day that can be logged to now. */
export function useLastLogDay(): CalendarDay {
  const today = useToday();
  const [serverDay] = useState(() => dayIn('UTC', Date.now()));
  return lastLogDay(today, serverDay);
}

/** Day and meal from the address: `?date=` and `?meal=`. */
export function useLogAddress(): LogAddress {
  const today = useToday();
  const [search] = useSearchParams();
  const [openedAt] = useState(() => localTime(new Date()));
  const asked = search.get('date') ?? '';
  const known = isCalendarDay(asked) && asked >= FIRST_DIARY_DAY && asked <= addDays(today, 1);
  const day = known ? asked : today;
  const wanted = MEAL_TYPES.find((meal) => meal === search.get('meal'));
  const query = new URLSearchParams();
  if (day !== today) query.set('date', day);
  if (wanted) query.set('meal', wanted);
  return {
    day,
    meal: wanted ?? mealAt(openedAt),
    asked: { date: day === today ? null : day, meal: wanted ?? null },
    diary: day === today ? '/log-food' : `/log-food?date=${day}`,
    query: query.size > 0 ? `?${query}` : '',
  };
}
