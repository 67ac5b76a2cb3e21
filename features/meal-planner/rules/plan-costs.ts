import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import { randomOf } from '#platform/shared/seeded-random.ts';
import { isMadeInstead } from './made-instead.ts';
import type { PlannerDay, PlannerInput, PlannerRecipe, PlannerWishes } from './planner-input.ts';

/** Of each AUD too many: AUD 10 weigh as 5 % of energy, three times what domain 5.2 says, for money that is not there. */
const BUDGET_COST = 3;
/** The same where the week kept the budget before: then it is kept again, if the targets can be kept too. */
const FIRM_BUDGET_COST = 15;

/** Of each AUD beyond the budget. */
export const budgetRate = ({ isBudgetFirm }: Pick<PlannerWishes, 'isBudgetFirm'>): number =>
  isBudgetFirm ? FIRM_BUDGET_COST : BUDGET_COST;
/** Of domain 5.2: twenty minutes too many weigh as a third of 5 % of energy. */
export const MINUTE_COST = 0.5;
export const REPEAT_COST = 5;
/** Of a dish that is cooked again where none is to be. */
export const NO_REPEAT_COST = 15;
/** Of a food once more than was said to be the most. */
export const SAID_LIMIT_COST = 15;
export const MAIN_COST = 2;
/** Cheap as they are: nuts are no snack of every day. */
export const SNACK_MAIN_COST = 4;
/** The same lunch or dinner twice in a week. */
export const MEAL_AGAIN_COST = 3;
/** A dish at a third lunch or dinner of a week, also left over: once again is thrift, twice is dull. */
export const THIRD_COST = 1;
/** A dish at a third dinner of a week, also left over: the rest is for lunches. */
export const THIRD_DINNER_COST = 3;
/** A dish at a fourth lunch or dinner of a week, also left over. */
export const EATEN_COST = 8;
/** One dish at a fifth breakfast or snack of a week, also made ahead. */
export const EARLY_AGAIN_COST = 2;
/** One more lunch or dinner of a cuisine that the week has often. */
export const CUISINE_COST = 0.8;
/** Once more of a food that is noticed when it comes again, also left over. */
export const NOTICED_COST = 4;
/** The same dish cooked on two days running. */
export const CLOSE_DISH_COST = 1;
/** The same main ingredient at lunch, or at dinner, on two days running. */
export const CLOSE_MAIN_COST = 1.5;
/** The same kind of dish, or the same main ingredient, at lunch and dinner of a day. */
export const SAME_DAY_COST = 0.6;
/** Eggs at another meal of the day. */
export const EGGS_AGAIN_COST = 1.5;
/** Another dinner out of the slow cooker. */
export const SLOW_COST = 1.6;
/** Of each meal eaten again, for who wishes for that: it saves more than the minutes. */
export const LEFTOVER_COST = -0.5;

const AUD_COST = 0.06;
/** Less for what is within the day's minutes than domain 5.2 says: else every dinner is the quickest. */
const MINUTES_COST = 0.006;
/** Mornings are short, and a snack is no cooking. */
const EARLY_MINUTES_COST = 0.03;
/** Appetite of the week: without it every week is the cheapest and quickest one. */
const MOOD_COST = 0.5;
const DISLIKE_COST = 6;
/** Of what is made for a diet that nobody here keeps. */
const INSTEAD_COST = 1;
/** Of cooking for a meal that is wished to be left over. */
const FRESH_COST = 0.8;
/** Of a dinner without a serve of vegetables or legumes, 75 g. */
const PLAIN_DINNER_COST = 1;
const SERVE_OF_VEGETABLES_G = 75;
/** Of a dish for breakfast at dinner: cheap, quick and full of eggs, it would else be everybody's. */
const BREAKFAST_AT_DINNER_COST = 1.8;
/** Of cooking on a day without time for it. */
const NO_TIME_COST = 2;
const USE_UP_GAIN = 0.1;
/** Of cooking once with a food that was said to be used up: it is at home, so its price counts for less. */
export const USE_UP_ONCE_GAIN = 8;
/** Of cooking with what is at home while it is good: more than a dish is liked better than another. */
export const USE_SOON_GAIN = 1.8;
/** Of buying what was to be used up. */
export const BUY_MORE_COST = 0.6;

/** Of a lunch or dinner of fish, so that there are two in a week (Heart Foundation: two to three) for who eats it. */
export const FISH_GAIN = 0.8;
/** The main ingredient of every fish. */
export const FISH = 'fish';

/** What eating a recipe costs before its nutrients: less if it is liked and cheap. */
export const tasteCost = (
  recipe: PlannerRecipe,
  { wishes, seed }: Pick<PlannerInput, 'wishes' | 'seed'>,
): number =>
  1 -
  recipe.rating +
  MOOD_COST * randomOf(`mood ${recipe.id}`, seed) +
  AUD_COST * (recipe.aud ?? 0) +
  (wishes.bias?.[recipe.id] ?? 0) +
  (isMadeInstead(recipe, wishes) ? INSTEAD_COST : 0) +
  (recipe.keys.some((key) => wishes.dislikes.includes(key)) ? DISLIKE_COST : 0) -
  (recipe.keys.some((key) => wishes.useUp.includes(key)) ? USE_UP_GAIN : 0);

/** What cooking it costs, however often it is eaten. */
export function cookingCost(
  recipe: PlannerRecipe,
  kind: RecipeSlot | undefined,
  { canCook = true, date = '' }: Partial<Pick<PlannerDay, 'canCook' | 'date'>>,
  { leftoverSlots = [], useUp, useSoon = [], same = [] }: PlannerWishes,
): number {
  const isEarly = kind === 'breakfast' || kind === 'snack';
  const isFish = kind !== undefined && !isEarly && !same.includes(kind) && recipe.main === FISH;
  return (
    (isEarly ? EARLY_MINUTES_COST : MINUTES_COST) * (recipe.minutes ?? 0) +
    (kind !== undefined && leftoverSlots.includes(kind) ? FRESH_COST : 0) +
    (!canCook && !isEarly ? NO_TIME_COST : 0) -
    (isFish ? FISH_GAIN : 0) -
    USE_UP_ONCE_GAIN * useUp.filter((key) => recipe.keys.includes(key)).length -
    USE_SOON_GAIN *
      useSoon.filter(({ key, by }) => date <= by && recipe.keys.includes(key)).length +
    (kind === 'dinner' && recipe.vegetables < SERVE_OF_VEGETABLES_G ? PLAIN_DINNER_COST : 0) +
    (kind === 'dinner' && recipe.slots.includes('breakfast') ? BREAKFAST_AT_DINNER_COST : 0)
  );
}
