import { z } from 'zod';
import { fitnessLevel, goal } from '#features/account/contract.ts';
import { MUSCLES, TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { diaryDay } from '#features/food-log/contract.ts';
import { EXPENDITURE_STATES } from '#features/nutrition/rules/learning/learnt-expenditure.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { CARDS } from './rules/layout.ts';
import { EXTRA_NUTRIENTS } from './rules/progress-data.ts';

const count = z.number().int();
const amount = z.number().nullable();

const sums = <const Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(
    keys.flatMap((key) => [
      [key, amount],
      [`${key}Known`, count],
    ]),
  ) as Record<Key, typeof amount> & Record<`${Key}Known`, typeof count>;

/** A list for each field, all equally long. */
const columns = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, z.array(field)])) as {
      [Key in keyof Shape]: z.ZodArray<Shape[Key]>;
    },
  );

/** Everything the tab is worked out from (rules/progress-answer.ts); kg, kcal, g, sodium in mg, minutes. */
export const progressAnswer = z.object({
  from: calendarDay,
  to: calendarDay,
  first: calendarDay.nullable(),
  age: count.nullable(),
  weeklyGoal: count,
  trainee: z.object({
    goal,
    level: fitnessLevel,
    recovery: z.enum(['low', 'normal', 'high']),
    focus: z.array(z.enum(MUSCLES)),
  }),
  weights: columns({ date: z.string(), weightKg: z.number() }),
  food: columns({
    date: z.string(),
    ...sums(['calories', 'protein', 'carbs', 'fat', ...EXTRA_NUTRIENTS]),
    entryCount: count,
  }),
  used: columns({
    date: z.string(),
    state: z.enum(EXPENDITURE_STATES),
    expenditureKcal: z.number(),
    lowKcal: z.number(),
    highKcal: z.number(),
  }),
  wholeDays: z.array(z.string()).optional(),
  sessions: columns({ key: z.string(), date: z.string() }),
  muscles: z.array(
    z.object({
      monday: z.string(),
      sets: z.partialRecord(z.enum(TRACKED_MUSCLES), z.number()),
    }),
  ),
  lifts: z.array(
    z.object({
      exercise: z.string(),
      name: z.string(),
      bestBeforeKg: amount,
      days: columns({ date: z.string(), e1rmKg: z.number() }),
    }),
  ),
  cardio: columns({ date: z.string(), moderate: z.number(), vigorous: z.number() }),
});

/** Which cards the tab shows, in which order, and which nutrients. */
export const progressLayout = z.object({
  /** cards that are not named come after these, in their usual order */
  order: z.array(z.enum(CARDS)).max(CARDS.length),
  hidden: z.array(z.enum(CARDS)).max(CARDS.length),
  nutrients: z.array(z.enum(EXTRA_NUTRIENTS)).max(EXTRA_NUTRIENTS.length),
});

export const progressApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/progress',
    about: ['food-logs', 'weigh-ins', 'nutrition', 'body', 'training-sessions', 'training-plans'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get everything that progress is worked out from, from a day to today',
    query: z.object({ from: diaryDay, to: diaryDay }),
    response: progressAnswer,
  }),
  layout: endpoint({
    method: 'GET',
    path: '/api/progress/layout',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get which cards the progress tab shows, and their order',
    response: progressLayout,
  }),
  saveLayout: endpoint({
    method: 'PUT',
    path: '/api/progress/layout',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Save which cards the progress tab shows; replaces the ones before',
    body: progressLayout,
    response: progressLayout,
  }),
};
