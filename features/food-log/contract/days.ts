import { z } from 'zod';
import { addDays } from '#platform/shared/calendar-day.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MOST_DAYS } from '../rules/diary-days.ts';
import { diaryDay } from './logged-item.ts';

/** From one day to another, both included. */
export const dayRange = z
  .object({ from: diaryDay, to: diaryDay })
  .refine(({ from, to }) => from <= to, {
    message: 'The last day can’t be before the first.',
    path: ['to'],
  })
  .refine(({ from, to }) => to < addDays(from, MOST_DAYS), {
    message: `Ask for at most ${MOST_DAYS} days.`,
    path: ['to'],
  });

export const daysApi = {
  between: endpoint({
    method: 'GET',
    path: '/api/food-logs/days',
    access: 'signed-in',
    rate: 'read',
    offline: 'kept',
    summary: 'List logged days between two dates with their energy in kcal',
    query: dayRange,
    response: z.array(
      z.object({
        date: z.string(),
        /** kcal of the entries that say; null when none does */
        calories: z.number().int().nullable(),
        /** entries that give their energy: with fewer than there are, `calories` is a lower bound */
        caloriesKnown: z.number().int(),
        entryCount: z.number().int(),
      }),
    ),
  }),
};
