import type { PlannerInput, PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { findWishedFood } from '#features/meal-wishes/rules/wished-foods.ts';
import { eatersOf, type PlanSettings } from './plan-settings.ts';
import type { PantryFood } from './produce-wishes.ts';

/** So much of what a usual meal takes is worth planning a meal around. */
const WORTH_IT = 0.4;
const MAX_USES = 7;

/** Servings that a usual dinner is cooked for. */
function servingsOf({ slots, people, ...rest }: PlanSettings): number {
  const dinner = slots.find(({ kind }) => kind === 'dinner');
  const eaters = dinner ? eatersOf({ slots, people, ...rest }, dinner) : people;
  return Math.max(
    1,
    eaters.reduce((sum, { share }) => sum + share, 0),
  );
}

/** Grams of a food in the middle one of the recipes that have it, a serving; null if none says. */
function usualGrams(key: string, recipes: readonly PlannerRecipe[]): number | null {
  const grams = recipes
    .flatMap(({ gramsByKey }) => gramsByKey?.[key] ?? [])
    .filter((one) => one > 0)
    .toSorted((a, b) => a - b);
  return grams[Math.floor(grams.length / 2)] ?? null;
}

/**
 * For how many meals of this household what is at home lasts; 0: too little to plan a meal around. Undefined where an
 * amount is not known.
 */
function usesOf(
  { key, grams }: Pick<PantryFood, 'key' | 'grams'>,
  settings: PlanSettings,
  recipes: readonly PlannerRecipe[],
): number | undefined {
  const usual = usualGrams(key, recipes);
  if (grams === null || usual === null) return undefined;
  const meals = grams / (usual * servingsOf(settings));
  return meals < WORTH_IT ? 0 : Math.min(MAX_USES, Math.max(1, Math.floor(meals + 0.5)));
}

/**
 * Foods to use up of which an amount was said in words, by the ingredient that most recipes mean by the name: of
 * "500 g spinach" not 500 g fresh and 500 g frozen.
 */
function saidAmounts(
  { wishes: { said } }: PlanSettings,
  recipes: readonly PlannerRecipe[],
): { key: string; keys: readonly string[]; grams: number }[] {
  const usesByKey = (key: string) => recipes.filter(({ keys }) => keys.includes(key)).length;
  return (said?.useUpGrams ?? []).flatMap(({ food, grams }) => {
    const keys = findWishedFood(food)?.keys ?? [];
    const [most] = keys.toSorted((a, b) => usesByKey(b) - usesByKey(a));
    const key = keys.includes(food) ? food : most;
    return key === undefined ? [] : [{ key, keys, grams }];
  });
}

/**
 * The input with what is at home: what has a date while it is good, and what is wished to be used up until the last
 * day, each in as many meals as there is of it.
 */
export function withPantry(input: PlannerInput, { settings, soon, pantry }: Pantry): PlannerInput {
  const { useUp } = input.wishes;
  const last = input.days.at(-1)?.date ?? '';
  const wished = pantry
    .filter(({ key }) => useUp.includes(key) && !soon.some((one) => one.key === key))
    .map((one) => ({ ...one, bestBefore: one.bestBefore ?? last }));
  const said = saidAmounts(settings, input.recipes);
  const saidKeys = new Set(said.flatMap(({ keys }) => keys));
  const atHome = [...soon, ...wished];
  const useSoon: NonNullable<PlannerInput['wishes']['useSoon']>[number][] = [];
  for (const { key, grams } of said) {
    const bestBefore = atHome.find((one) => one.key === key)?.bestBefore ?? last;
    const uses = usesOf({ key, grams }, settings, input.recipes);
    // However little there is: it was asked for.
    useSoon.push({ key, by: bestBefore, ...(uses !== undefined && { uses: Math.max(1, uses) }) });
  }
  for (const one of atHome) {
    const uses = usesOf(one, settings, input.recipes);
    const { key, bestBefore: by } = one;
    if (uses === 0 || saidKeys.has(key)) continue;
    useSoon.push({ key, by: by ?? last, ...(uses !== undefined && { uses }) });
  }
  const known = new Set([...saidKeys, ...useSoon.map(({ key }) => key)]);
  return {
    ...input,
    wishes: { ...input.wishes, useSoon, useUp: useUp.filter((key) => !known.has(key)) },
  };
}

type Pantry = {
  settings: PlanSettings;
  /** what goes bad first */
  soon: readonly PantryFood[];
  /** all that is at home, and still good */
  pantry: readonly PantryFood[];
};
