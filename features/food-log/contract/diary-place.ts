import { z } from 'zod';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { FIRST_DIARY_DAY, LAST_DIARY_DAY } from '../rules/days/diary-days.ts';
import { MEAL_TYPES } from '../rules/entry/entry-kinds.ts';

export const mealType = z.enum(MEAL_TYPES);

/** A day the diary can open. What may be written is narrower (rules/diary-days.ts). */
export const diaryDay = calendarDay.refine(
  (day) => day >= FIRST_DIARY_DAY && day <= LAST_DIARY_DAY,
  { message: 'Choose a date between 2000 and 2099.' },
);

/** What an edit repeats of what it was made from. */
export const version = z.number().int().min(1).max(2_000_000_000);
