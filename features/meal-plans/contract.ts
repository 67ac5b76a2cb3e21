import { z } from 'zod';
import { diaryDay, foodLogEntry, newFoodLogEntry } from '#features/food-log/contract.ts';
import { EXPECTING } from '#features/meal-planner/rules/expecting/unsafe-foods.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { personId, planDay, planDayContent, servings } from './rules/plan-day-schema.ts';
import { MAX_EATERS } from './rules/plan-kinds.ts';
import { planPerson, planSettings } from './rules/plan-settings-schema.ts';

/** So many days are listed at once. */
export const MAX_PLAN_DAYS = 62;

const uuid = z.uuid('Give the id as a UUID.');
const done = z.object({ ok: z.literal(true) });

const range = z
  .object({ from: diaryDay, to: diaryDay })
  .refine(({ from, to }) => from <= to, {
    message: 'The last day can’t be before the first.',
    path: ['to'],
  })
  .refine(({ from, to }) => to < addDays(from, MAX_PLAN_DAYS), {
    message: `Ask for at most ${MAX_PLAN_DAYS} days.`,
    path: ['to'],
  });

const onDay = z.object({ date: diaryDay });

const read = { access: 'signed-in', rate: 'read', offline: 'cached' } as const;
const write = { access: 'signed-in', rate: 'write', offline: 'queued' } as const;

/** A day may name many foods with all their nutrients. */
const DAY_BYTES = 1_500_000;

const settingsAnswer = z.object({
  /** null: nothing was said yet */
  settings: planSettings.nullable(),
  /** everybody who eats, where nothing was said yet */
  people: z.array(planPerson).max(MAX_EATERS).optional(),
  /** the signed-in person among the eaters */
  personId,
});
export type PlanSettingsAnswer = z.infer<typeof settingsAnswer>;

/** Who the person was among the eaters when it was changed; the server refuses it in another plan. */
const seenAs = { personId: personId.optional() };

/** The target of a day: kcal, g and, for the most of sodium, mg; null where it is not known. */
const dayGoal = z.object({
  date: diaryDay,
  target: z
    .object({
      calories: z.number(),
      protein: z.number().nullable(),
      carbs: z.number().nullable(),
      fat: z.number().nullable(),
      fiber: z.number().nullable(),
      sodium: z.number().nullable(),
      /** no day is planned below it */
      noDeficit: z.boolean().optional(),
    })
    .nullable(),
  /** whether the person is pregnant or breastfeeding: foods that are not for a baby are not planned */
  expecting: z.enum(EXPECTING).nullable().optional(),
});
export type DayGoal = z.infer<typeof dayGoal>;

export const mealPlansApi = {
  days: endpoint({
    ...read,
    method: 'GET',
    path: '/api/meal-plan/days',
    about: ['meal-plan'],
    summary: 'List planned days between two dates',
    query: range,
    response: z.array(planDay),
  }),
  save: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/meal-plan/days/:date',
    about: ['meal-plan'],
    summary:
      'Save a planned day (version 0: new); 409 if it changed elsewhere or is another plan’s',
    params: onDay,
    body: planDayContent.extend({ ...seenAs, version: z.number().int().min(0).max(2_000_000_000) }),
    bodyLimitBytes: DAY_BYTES,
    response: planDay,
  }),
  eat: endpoint({
    ...write,
    method: 'POST',
    path: '/api/meal-plan/days/:date/eat',
    about: ['meal-plan', 'food-logs'],
    summary: 'Log a planned portion and mark it eaten, both or none; idempotent by entry id',
    params: onDay,
    body: z.object({
      mealId: uuid,
      entry: newFoodLogEntry.extend({ id: uuid }),
      /** servings eaten; left out: as planned */
      servings: servings.optional(),
    }),
    response: foodLogEntry,
  }),
  undoEat: endpoint({
    ...write,
    method: 'POST',
    path: '/api/meal-plan/days/:date/undo-eat',
    about: ['meal-plan', 'food-logs'],
    summary: 'Take the entry of a planned portion out and plan it again; idempotent',
    params: onDay,
    body: z.object({ mealId: uuid, entryId: uuid }),
    response: done,
  }),
};

export const planSettingsApi = {
  read: endpoint({
    ...read,
    method: 'GET',
    path: '/api/meal-plan/settings',
    about: ['meal-plan'],
    summary: 'Get the meals, people and wishes of the plan',
    response: settingsAnswer,
  }),
  save: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/meal-plan/settings',
    about: ['meal-plan'],
    summary: 'Save the meals, people and wishes of the plan; the last one to do so is right',
    body: planSettings.extend(seenAs),
    response: done,
  }),
};

export const planTargetsApi = {
  list: endpoint({
    ...read,
    method: 'GET',
    path: '/api/meal-plan/targets',
    about: ['meal-plan', 'body', 'nutrition'],
    summary: 'Get the own targets of days',
    query: range,
    response: z.array(dayGoal),
  }),
};
