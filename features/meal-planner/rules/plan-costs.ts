import type { PlannerRecipe, PlannerWishes } from './planner-input.ts';

/** Costs of domain 5.2: AUD 10 or ten minutes too many weigh as a third of 5 % of energy. */
export const BUDGET_COST = 1;
export const MINUTE_COST = 1;
export const REPEAT_COST = 2;
export const MAIN_COST = 2;
/** Of each meal eaten again: a change is worth a little cooking. */
export const LEFTOVER_COST = 0.15;
/** Lunches and dinners with the same main ingredient in a week. */
export const MAX_MAINS = 4;

const AUD_COST = 0.06;
const MINUTES_COST = 0.012;
const DISLIKE_COST = 3;
const USE_UP_GAIN = 0.5;

/** What eating a recipe costs before its nutrients: less if it is liked and cheap. */
export const tasteCost = (recipe: PlannerRecipe, wishes: PlannerWishes): number =>
  1 -
  recipe.rating +
  AUD_COST * (recipe.aud ?? 0) +
  (recipe.keys.some((key) => wishes.dislikes.includes(key)) ? DISLIKE_COST : 0) -
  (recipe.keys.some((key) => wishes.useUp.includes(key)) ? USE_UP_GAIN : 0);

/** What cooking it costs, however often it is eaten. */
export const cookingCost = (recipe: PlannerRecipe): number => MINUTES_COST * (recipe.minutes ?? 0);
