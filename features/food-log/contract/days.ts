import { z } from 'zod';
import { addDays } from '#platform/shared/calendar-day.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MAX_TOTALLED_DAYS } from '../rules/days/diary-days.ts';
import { mapMacroSums } from '../rules/item/nutrients.ts';
import { diaryDay } from './diary-place.ts';

/** From one day to another, both included. */
export const dayRange = (mostDays: number) =>
  z
    .object({ from: diaryDay, to: diaryDay })
    .refine(({ from, to }) => from <= to, {
      message: 'The last day can’t be before the first.',
      path: ['to'],
    })
    .refine(({ from, to }) => to < addDays(from, mostDays), {
      message: `Ask for at most ${mostDays} days.`,
      path: ['to'],
    });

/** A day with entries. With fewer entries known than there are, a sum is a lower bound. */
const loggedDay = z.object({
  date: z.string(),
  /** kcal of the entries that say; null when none does */
  calories: z.number().nullable(),
  /** entries that give their energy */
  caloriesKnown: z.number().int(),
  /** grams of the entries that say; null when none does */
  ...mapMacroSums(
    () => z.number().nullable(),
    () => z.number().int(),
  ),
  entryCount: z.number().int(),
});

export const daysApi = {
  between: endpoint({
    method: 'GET',
    path: '/api/food-logs/days',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List logged days between two dates with their energy (kcal) and macros (g)',
    query: dayRange(MAX_TOTALLED_DAYS),
    response: z.array(loggedDay),
  }),
};
