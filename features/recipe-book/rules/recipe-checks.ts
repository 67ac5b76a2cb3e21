import { factsByKey } from './food-facts.ts';
import { RECIPE_SLOTS, type Recipe, type RecipeSlot, type RecipeTag } from './recipe.ts';
import type { FigureFood } from './recipe-figures.ts';
import { type RecipeSummary, summariseRecipe } from './recipe-summary.ts';
import { stepUses } from './step-text.ts';

/** Plausible energy of one serving, kcal. */
const ENERGY_PER_SERVING: Record<RecipeSlot, readonly [least: number, most: number]> = {
  breakfast: [150, 650],
  lunch: [180, 750],
  dinner: [220, 800],
  snack: [60, 550],
};
/** Plausible energy of 100 g as served, kcal: from a clear soup to nuts. */
const MIN_KCAL_PER_100_G = 25;
const MAX_KCAL_PER_100_G = 600;
const MAX_SODIUM_MG = 2000;
/** Shares such as thirds do not add up to exactly 1. */
const SHARE_TOLERANCE = 0.01;

/** Longest storage in the fridge by the most perishable ingredient, days (NSW Food Authority). */
const MAX_FRIDGE_DAYS_SEAFOOD = 2;
const MAX_FRIDGE_DAYS_MEAT = 3;

const EQUIPMENT_OF_TAG: Partial<Record<RecipeTag, RegExp>> = {
  'air-fryer': /air fryer/,
  barbecue: /barbecue|grill/,
  microwave: /microwave/,
  'slow-cooker': /slow cooker/,
  'tray-bake': /tray|dish|tin/,
};
const HEAT = /\b(?:boil(?!ed)|fry|bake|roast|simmer|grill|barbecue|sear)\b|\{oven/i;
const COOKWARE = /pan|pot|wok|slow cooker|baking|dish/;

/** Doneness that a recipe with raw poultry or mince has to name. */
const DONENESS = /cooked|pink|juices run clear|tender|shred/;

type Summary = Pick<
  RecipeSummary,
  'diets' | 'isHighProtein' | 'cost' | 'figures' | 'gramsPerServing'
>;

function energyProblems(recipe: Recipe, { figures, gramsPerServing }: Summary): string[] {
  const kcal = figures.calories.amount;
  if (kcal === null || figures.calories.known < figures.calories.of) {
    return ['An ingredient has no energy.'];
  }
  const bounds = recipe.slots.map((slot) => ENERGY_PER_SERVING[slot]);
  const least = Math.min(...bounds.map(([low]) => low));
  const most = Math.max(...bounds.map(([, high]) => high));
  const per100 = (kcal / gramsPerServing) * 100;
  const sodium = figures.sodium.amount ?? 0;
  return [
    ...(kcal < least || kcal > most ? [`${Math.round(kcal)} kcal a serving.`] : []),
    ...(per100 < MIN_KCAL_PER_100_G || per100 > MAX_KCAL_PER_100_G
      ? [`${Math.round(per100)} kcal in 100 g.`]
      : []),
    ...(sodium > MAX_SODIUM_MG ? [`${Math.round(sodium)} mg sodium a serving.`] : []),
  ];
}

function stepProblems({ ingredients, steps }: Recipe): string[] {
  const uses = steps.flatMap(stepUses);
  const unknown = uses.filter(({ key }) => !ingredients.some((one) => one.key === key));
  const parts = ingredients.flatMap(({ key }) => {
    const share = uses.filter((use) => use.key === key).reduce((sum, use) => sum + use.share, 0);
    return Math.abs(share - 1) > SHARE_TOLERANCE ? [`Steps use ${share} of ${key}.`] : [];
  });
  const typed = steps.filter((step) => /\d ?(?:g|kg|ml|cups?|tbsp|tsp)\b/.test(step));
  return [
    ...unknown.map(({ key }) => `A step names ${key}, which is no ingredient.`),
    ...parts,
    ...typed.map((step) => `An amount is typed and cannot scale: "${step}"`),
  ];
}

/** Words of a name that promise something, and whether it is so. */
const CLAIMS: readonly (readonly [word: RegExp, isTrue: (summary: Summary) => boolean])[] = [
  [/\bvegan\b/i, ({ diets }) => diets.diets.includes('vegan')],
  [/\b(?:vegetarian|meat-free)\b/i, ({ diets }) => diets.diets.includes('vegetarian')],
  [/\bgluten[- ]free\b/i, ({ diets }) => diets.diets.includes('gluten free')],
  [/\bdairy[- ]free\b/i, ({ diets }) => diets.diets.includes('dairy free')],
  [/\bhalal\b/i, ({ diets }) => diets.diets.includes('halal')],
  [/\b(?:high[- ])protein\b/i, ({ isHighProtein }) => isHighProtein],
  [/\b(?:cheap|budget|low[- ]cost)\b/i, ({ cost }) => cost === 'low'],
];

function claimProblems(recipe: Recipe, summary: Summary): string[] {
  const text = `${recipe.name} ${recipe.tags.join(' ')}`;
  const equipment = recipe.equipment.join(', ');
  const pots = recipe.equipment.filter((tool) => COOKWARE.test(tool)).length;
  const heated = recipe.steps.some((step) => HEAT.test(step.replaceAll(/\{(?!oven)[^}]+\}/g, '')));
  const boilsApart = recipe.steps.some((step) => /separate pan/.test(step));
  return [
    ...CLAIMS.filter(([word, isTrue]) => word.test(text) && !isTrue(summary)).map(
      ([word]) => `Its name claims ${word.source}, which is false.`,
    ),
    ...recipe.tags
      .filter((tag) => EQUIPMENT_OF_TAG[tag]?.test(equipment) === false)
      .map((tag) => `Tagged ${tag} without the equipment.`),
    ...(recipe.tags.includes('no-cook') && heated ? ['Tagged no-cook, but it is cooked.'] : []),
    ...(recipe.tags.includes('one-pot') && (pots > 1 || boilsApart)
      ? ['Tagged one-pot, but it needs more.']
      : []),
    ...(recipe.tags.includes('packed') && recipe.fridgeDays < 1
      ? ['Tagged packed, but it does not keep a day.']
      : []),
  ];
}

function safetyProblems({ ingredients, steps, fridgeDays, totalMinutes, activeMinutes }: Recipe) {
  const facts = ingredients.flatMap(({ key }) => factsByKey(key) ?? []);
  const fresh = facts.filter(({ aisle }) => aisle === 'seafood');
  const meat = facts.filter(({ aisle }) => aisle === 'meat');
  const isRawBird = meat.some(({ origin, state }) => origin === 'poultry' && state === 'raw');
  const named = steps
    .flatMap((step) => [...step.matchAll(/(\d+) (minutes|hours)/g)])
    .map(([, count, unit]) => Number(count) * (unit === 'hours' ? 60 : 1));
  return [
    ...(fresh.length > 0 && fridgeDays > MAX_FRIDGE_DAYS_SEAFOOD ? ['Seafood kept too long.'] : []),
    ...(meat.length > 0 && fridgeDays > MAX_FRIDGE_DAYS_MEAT ? ['Meat kept too long.'] : []),
    ...(isRawBird && !steps.some((step) => DONENESS.test(step))
      ? ['Poultry without a sign that it is cooked.']
      : []),
    ...(activeMinutes > totalMinutes || Math.max(0, ...named) > totalMinutes
      ? ['A step takes longer than the recipe.']
      : []),
  ];
}

/** What is wrong with a recipe; empty if nothing is. Built-in recipes must have no problems. */
export function recipeProblems(
  recipe: Recipe,
  foodOf: (foodId: string) => FigureFood | null,
): string[] {
  const unlinked = recipe.ingredients.filter(({ foodId }) => foodOf(foodId) === null);
  const keys = recipe.ingredients.map(({ key }) => key);
  const summary = summariseRecipe(recipe, foodOf);
  return [
    ...unlinked.map(({ key }) => `${key} is not linked to a food.`),
    ...(new Set(keys).size < keys.length ? ['An ingredient is listed twice.'] : []),
    ...(recipe.slots.length === 0 || recipe.slots.some((slot) => !RECIPE_SLOTS.includes(slot))
      ? ['It has no slot.']
      : []),
    ...energyProblems(recipe, summary),
    ...stepProblems(recipe),
    ...claimProblems(recipe, summary),
    ...safetyProblems(recipe),
  ];
}
