import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { loggedItem } from '#features/food-log/rules/item/item-schema.ts';
import {
  MAX_EATERS,
  MAX_MEALS_A_DAY,
  MAX_PORTION,
  MEAL_KINDS,
  PORTION_STATES,
} from './plan-kinds.ts';

const uuid = z.uuid('Give the id as a UUID.');
export const personId = z.string().min(1).max(40);
const amount = z.number().min(0, 'Use 0 or more.').max(1_000_000).nullable();

/** Of one serving: kcal, g, g, g, g and mg; null is not known. */
export const mealAmounts = z.object({
  calories: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount,
  sodium: amount,
});
export type MealAmounts = z.infer<typeof mealAmounts>;

/** Of ingredients, in words. */
const names = z.array(z.string().max(80)).max(5);

export const servings = z
  .number()
  .positive('Use more than 0.')
  .max(MAX_PORTION, `Use at most ${MAX_PORTION}.`);

const eater = z.object({
  personId,
  /** servings planned */
  portion: servings,
  /** servings really eaten, where that was not the portion */
  eaten: servings.optional(),
  state: z.enum(PORTION_STATES).default('planned'),
  /** the entry of the food log, while it is eaten */
  entryId: uuid.nullable().default(null),
  /** how often "Ate it" was undone: another entry has another id */
  undone: z.number().int().min(0).max(10_000).default(0),
});
export type Eater = z.infer<typeof eater>;

export const planMeal = z.object({
  id: uuid,
  /** slot of the settings; one that is gone there stays here */
  slotId: z.string().min(1).max(40),
  kind: z.enum(MEAL_KINDS),
  title: z.string().trim().min(1, 'Enter a name.').max(200, 'Use at most 200 characters.'),
  recipeId: z.string().max(90).nullable().default(null),
  /** a single food as it would be logged: one serving of the plan */
  food: loggedItem.nullable().default(null),
  /** the planner chose this food: it is planned again with the recipes */
  isChosen: z.boolean().optional(),
  perServing: mealAmounts,
  /** from start to table; null is not known */
  minutes: z.number().min(0).max(10_000).nullable().default(null),
  /** AUD of a serving; null is not known */
  aud: z.number().min(0).max(10_000).nullable().default(null),
  /** days that it keeps in the fridge once cooked */
  keepsDays: z.number().int().min(0).max(365).default(0),
  /** names of what it uses up of the pantry, and of what is in season: why it was planned */
  uses: names.optional(),
  season: names.optional(),
  /** names of what was asked for there and it is; of what it has that was to be avoided, or was asked for and it is not */
  asked: names.optional(),
  avoided: names.optional(),
  unlike: names.optional(),
  eaters: z.array(eater).max(MAX_EATERS),
  /** before the day itself: it is eaten as leftovers */
  cookedOn: diaryDay,
  /** stays when the day is planned again */
  locked: z.boolean().default(false),
  note: z.string().trim().max(500, 'Use at most 500 characters.').nullable().default(null),
});
export type PlanMeal = z.infer<typeof planMeal>;

export const planDayContent = z.object({
  meals: z.array(planMeal).max(MAX_MEALS_A_DAY, `Plan at most ${MAX_MEALS_A_DAY} meals a day.`),
  note: z.string().trim().max(1_000, 'Use at most 1000 characters.').nullable().default(null),
});
export type PlanDayContent = z.infer<typeof planDayContent>;

export const planDay = planDayContent.extend({
  date: diaryDay,
  /** 0: nothing was planned yet */
  version: z.number().int().min(0),
});
export type PlanDay = z.infer<typeof planDay>;
