import { z } from 'zod';
import { diaryDay, foodLogEntry } from '#features/food-log/contract.ts';
import { nutritionSummary } from '#features/nutrition/contract.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

/** A logged food on Home. */
export const homeEntry = foodLogEntry.pick({
  id: true,
  foodName: true,
  foodId: true,
  mealType: true,
  quantity: true,
  unit: true,
  calories: true,
  exactKcal: true,
  aiAnalyzed: true,
});
export type HomeEntry = z.infer<typeof homeEntry>;

/** The week that the day is in, Monday first. */
export const homeWeek = z.object({
  days: z.array(z.object({ date: calendarDay, logged: z.boolean() })).length(7),
  /** training sessions aimed for */
  weeklyGoal: z.number().int(),
  /** ids of the training sessions done */
  sessions: z.array(z.string()),
  /** the training session that goes on */
  underWay: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type HomeWeek = z.infer<typeof homeWeek>;

export const homeDay = z.object({
  nutrition: nutritionSummary,
  /** the day's entries in the order they were logged */
  entries: z.array(homeEntry),
  week: homeWeek,
  /** days in a row with something logged */
  streakCount: z.number().int(),
});
export type HomeDay = z.infer<typeof homeDay>;

export const homeApi = {
  day: endpoint({
    method: 'GET',
    path: '/api/home',
    about: ['home', 'food-logs', 'weigh-ins', 'nutrition', 'body', 'training-sessions'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get everything for the Home screen',
    query: z.object({ date: diaryDay }),
    response: homeDay,
  }),
};
