import type { PlannerInput, PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import type { Origin } from '#features/recipe-book/rules/read-facts.ts';
import { isDishOf } from './holds-food.ts';
import type { MealWishes } from './meal-wishes.ts';
import { findWishedFood } from './wished-foods.ts';
import { findWishedKind, type Trait } from './wished-kinds.ts';

const LESS_COST = 1.5;
const MORE_GAIN = -0.6;
/** Of each dollar of a serving, where it should be cheap. */
const CHEAP_COST_PER_AUD = 0.3;
/** Of each dollar of a serving beyond what was said. */
const OVER_COST_PER_AUD = 3;
const KCAL_PER_G = 4;
const PESCATARIAN: readonly Origin[] = ['beef', 'lamb', 'pork', 'poultry', 'kangaroo'];
/** What a meal's figures have to be for a quality, of one serving. */
const [PROTEIN_SHARE, CARB_SHARE, LIGHT_KCAL, FILLING_KCAL] = [0.25, 0.35, 500, 450];
const [FIBRE_PER_1000_KCAL, SODIUM_PER_1000_KCAL] = [18, 700];
const COLD_DISHES = [
  'salad',
  'sandwich',
  'wrap',
  'smoothie',
  'jar',
  'fruit',
  'dip',
  'bars',
  'balls',
];

/** Roast pumpkin in a salad makes no roast. */
const NO_ROASTS: readonly PlannerRecipe['dish'][] = ['salad', 'soup', 'dip', 'bowl', 'wrap'];

const hasTrait = ({ amounts, dish, tags }: PlannerRecipe, trait: Trait): boolean => {
  const calories = amounts.calories ?? 0;
  const isCold = tags.includes('no-cook') || COLD_DISHES.includes(dish);
  switch (trait) {
    case 'high-protein':
      return (amounts.protein ?? 0) * KCAL_PER_G >= PROTEIN_SHARE * calories;
    case 'low-carb':
      return amounts.carbs !== null && amounts.carbs * KCAL_PER_G <= CARB_SHARE * calories;
    case 'high-fibre':
      return (amounts.fiber ?? 0) * 1_000 >= FIBRE_PER_1000_KCAL * calories;
    case 'low-salt':
      return amounts.sodium !== null && amounts.sodium * 1_000 <= SODIUM_PER_1000_KCAL * calories;
    case 'light':
      return calories <= LIGHT_KCAL;
    case 'filling':
      return calories >= FILLING_KCAL;
    case 'cold':
      return isCold;
    default:
      return !isCold;
  }
};

/** Whether a recipe is what was asked for: a dish of a food, a cuisine, a dish, a way, a quality or a diet. */
export function isWished(recipe: PlannerRecipe, what: string): boolean {
  const kind = findWishedKind(what);
  if (!kind) return isDishOf(recipe, what);
  switch (kind.kind) {
    case 'cuisine':
      return recipe.cuisine !== null && kind.cuisines.includes(recipe.cuisine);
    case 'dish':
      if (kind.id === 'roast' && NO_ROASTS.includes(recipe.dish)) return false;
      return (
        kind.dishes.includes(recipe.dish) ||
        ` ${recipe.name.toLowerCase()} `.includes(` ${kind.name} `)
      );
    case 'way':
      return recipe.tags.includes(kind.tag);
    case 'trait':
      return hasTrait(recipe, kind.trait);
    default:
      return kind.diet === 'pescatarian'
        ? recipe.origins !== null && !recipe.origins.some((one) => PESCATARIAN.includes(one))
        : recipe.diets.includes(kind.diet);
  }
}

function biasOf(recipe: PlannerRecipe, wishes: MealWishes): number {
  const count = (list: readonly string[]) => list.filter((what) => isWished(recipe, what)).length;
  const aud = recipe.aud ?? 0;
  return (
    LESS_COST * count(wishes.less) +
    MORE_GAIN * count(wishes.more) +
    (wishes.isCheap ? CHEAP_COST_PER_AUD * aud : 0) +
    (wishes.mealAud === null ? 0 : OVER_COST_PER_AUD * Math.max(0, aud - wishes.mealAud))
  );
}

const covers = (list: readonly (number | string)[], one: number | string): boolean =>
  list.length === 0 || list.includes(one);

const leastOf = (...minutes: readonly (number | null | undefined)[]): number | null => {
  const known = minutes.filter((one) => typeof one === 'number');
  return known.length === 0 ? null : Math.min(...known);
};

/**
 * A plan's input with what was asked for in words: diets, allergens and animals left out are hard, all else
 * is preferred. `weekdayOf` gives the weekday of a day's date, Monday is 1. Who eats is the plan's business.
 */
export function withWishes(
  input: PlannerInput,
  wishes: MealWishes,
  weekdayOf: (date: string) => number,
): PlannerInput {
  const keysOf = (ids: readonly string[]) => ids.flatMap((id) => findWishedFood(id)?.keys ?? []);
  const avoided = wishes.avoid.flatMap((id) => findWishedFood(id)?.origins ?? []);
  const diets = wishes.diets.filter((diet) => diet !== 'pescatarian');
  const idsOf = (whats: readonly string[]): readonly string[] | undefined => {
    if (whats.length === 0) return undefined;
    // All that was asked of a meal, or where nothing is all of it, what is some of it.
    const all = input.recipes.filter((recipe) => whats.every((what) => isWished(recipe, what)));
    const some = input.recipes.filter((recipe) => whats.some((what) => isWished(recipe, what)));
    return (all.length > 0 ? all : some).map(({ id }) => id);
  };
  const isAnywhere = (ask: MealWishes['asks'][number]) =>
    ask.days.length === 0 && ask.slots.length === 0 && findWishedKind(ask.what)?.kind !== 'trait';
  // What is asked for without a day comes once, each on a day of its own.
  const anywhere = wishes.asks.filter(isAnywhere);
  return {
    ...input,
    days: input.days.map((day, at) => {
      const weekday = weekdayOf(day.date);
      let snacks = 0;
      const slots = day.slots.filter(({ kind, locked }) => {
        if (locked) return true;
        if (kind === 'snack' && wishes.snacks !== null) {
          snacks += 1;
          if (snacks > wishes.snacks) return false;
        }
        return !wishes.skips.some(
          (skip) => covers(skip.days, weekday) && skip.slots.includes(kind),
        );
      });
      const once = anywhere[at]?.what;
      return {
        ...day,
        minutes: leastOf(day.minutes, wishes.dayMinutes),
        ...(wishes.cookDays.length > 0 && { canCook: wishes.cookDays.includes(weekday) }),
        slots: slots.map((slot) => {
          const asked = wishes.asks.filter((ask) => {
            if (isAnywhere(ask) || !covers(ask.days, weekday)) return false;
            const isDinner = ask.slots.length === 0 && ask.days.length > 0;
            return isDinner ? slot.kind === 'dinner' : covers(ask.slots, slot.kind);
          });
          const whats = asked.map(({ what }) => what);
          if (once !== undefined && slot.kind === 'dinner' && whats.length === 0) whats.push(once);
          const times = wishes.times.filter(
            (time) => covers(time.days, weekday) && covers(time.slots, slot.kind),
          );
          return {
            ...slot,
            minutes: leastOf(slot.minutes, ...times.map(({ minutes }) => minutes)),
            ...(whats.length > 0 && { wanted: idsOf(whats) ?? [] }),
          };
        }),
      };
    }),
    wishes: {
      ...input.wishes,
      diets: [...new Set([...input.wishes.diets, ...diets])],
      without: [...new Set([...input.wishes.without, ...wishes.without])],
      withoutOrigins: [
        ...new Set([
          ...(input.wishes.withoutOrigins ?? []),
          ...avoided,
          ...(wishes.diets.includes('pescatarian') ? PESCATARIAN : []),
        ]),
      ],
      dislikes: [...input.wishes.dislikes, ...keysOf(wishes.avoid)],
      useUp: [...input.wishes.useUp, ...keysOf(wishes.useUp)],
      limits: wishes.limits.map(({ what, times }) => ({
        key: what,
        times,
        recipes: new Set(
          input.recipes.filter((recipe) => isWished(recipe, what)).map(({ id }) => id),
        ),
      })),
      expecting: wishes.expecting ?? input.wishes.expecting ?? null,
      budgetAud: leastOf(input.wishes.budgetAud, wishes.budgetAud),
      repeats: wishes.noRepeats ? 1 : input.wishes.repeats,
      leftovers:
        wishes.leftovers ?? (wishes.leftoverSlots.length > 0 ? true : input.wishes.leftovers),
      leftoverSlots: wishes.leftoverSlots,
      same: wishes.same,
      bias: Object.fromEntries(input.recipes.map((recipe) => [recipe.id, biasOf(recipe, wishes)])),
    },
  };
}
