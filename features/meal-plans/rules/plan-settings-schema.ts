import { z } from 'zod';
import { mealWishes } from '#features/meal-wishes/rules/meal-wishes.ts';
import { ALLERGENS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { CUISINES, RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import { DIETS } from '#features/recipe-book/rules/recipe-diets.ts';
import { personId } from './plan-day-schema.ts';
import { FREE_NUTRIENTS, HOST, MAX_EATERS, MAX_KEYS, MAX_SLOTS } from './plan-kinds.ts';

const weekday = z.number().int().min(1).max(7);
const weekdays = z.array(weekday).max(7);
const clock = z
  .string()
  .max(5, 'Give the time as HH:MM.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.');
const name = z.string().trim().min(1, 'Enter a name.').max(40, 'Use at most 40 characters.');

const planSlot = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(RECIPE_SLOTS),
  /** null: the usual name of its kind */
  name: name.nullable().default(null),
  time: clock,
  weekdays,
  /** who eats; null: everybody */
  people: z.array(personId).max(MAX_EATERS).nullable().default(null),
});
export type PlanSlot = z.infer<typeof planSlot>;

export const planPerson = z.object({
  id: personId,
  name,
  /** portion against one of 1 */
  share: z.number().min(0.25).max(3).default(1),
  /** hard, for the meals that they eat */
  diets: z.array(z.enum(DIETS)).max(DIETS.length).optional(),
  /** hard, not even traces, for the meals that they eat */
  without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).optional(),
});
export type PlanPerson = z.infer<typeof planPerson>;

const minutes = z.number().int().min(5, 'Use at least 5.').max(600, 'Use at most 600.').nullable();
const keys = z.array(z.string().min(1).max(60)).max(MAX_KEYS);

/** Diets and allergens are hard; all else may be relaxed. */
export const planWishes = z.object({
  diets: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
  /** hard: not even traces */
  without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  /** ingredient keys */
  dislikes: keys.default([]),
  /** ingredient keys to use up first */
  useUp: keys.default([]),
  /** whether what is at home and good for a few days is used up; not said: yes */
  usesPantry: z.boolean().optional(),
  /** whether what is in season is preferred; not said: yes */
  prefersSeason: z.boolean().optional(),
  /** AUD a week for everybody; null: any */
  budgetAud: z.number().min(10, 'Use at least 10.').max(5_000, 'Use at most 5000.').nullable(),
  /** most minutes of cooking a day, Monday to Friday and at the weekend; null: any */
  minutes: z.object({ week: minutes, weekend: minutes }),
  /** how often a recipe may be cooked in a week */
  repeats: z.number().int().min(1).max(7),
  /** dinners and batches may be eaten again while they keep */
  leftovers: z.boolean(),
  /** days on which there is time to cook: leftovers are eaten on the others; empty: any */
  cookDays: weekdays.default([]),
  /** a meal of a weekday in a cuisine: "Thai on Friday" */
  cuisines: z
    .array(z.object({ weekday, kind: z.enum(RECIPE_SLOTS), cuisine: z.enum(CUISINES) }))
    .max(28)
    .default([]),
  /** targets that need not be met; energy always is */
  free: z.array(z.enum(FREE_NUTRIENTS)).max(FREE_NUTRIENTS.length).default([]),
  /** what was asked for in words; null: nothing */
  said: mealWishes.nullable().default(null),
});
export type PlanWishes = z.infer<typeof planWishes>;

export const planSettings = z.object({
  slots: z
    .array(planSlot)
    .min(1, 'Keep at least one meal.')
    .max(MAX_SLOTS, `Plan at most ${MAX_SLOTS} meals a day.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Give each slot once.'),
  /** the person themselves is among them as `host` */
  people: z
    .array(planPerson)
    .min(1)
    .max(MAX_EATERS, `Plan for at most ${MAX_EATERS} people.`)
    .refine((all) => all.some(({ id }) => id === HOST), 'Keep yourself.')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Give each once.'),
  wishes: planWishes,
  /** the day on which a week that is shown begins; not said or null: today */
  weekStart: weekday.nullable().optional(),
});
export type PlanSettings = z.infer<typeof planSettings>;
