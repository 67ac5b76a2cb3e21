import { z } from 'zod';
import { isCalendarDay } from './calendar-day.ts';

// By itself: what stands in the first load counts days without zod.

/**
 * Validates a day that really exists; the message names the form that is wanted. What is none is looked at no
 * further: rules that count from the day (a range, "at most 62 days") could not.
 */
export const calendarDay = z
  .string()
  .max(10, 'Give the date as YYYY-MM-DD.')
  .refine(isCalendarDay, { message: 'Give the date as YYYY-MM-DD.', abort: true });
