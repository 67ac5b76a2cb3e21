import type {
  PlannerInput,
  PlannerRecipe,
  PlannerWishes,
} from '#features/meal-planner/rules/planner-input.ts';
import { isInSeason, seasonCost } from '#features/meal-planner/rules/produce/seasons.ts';
import { findWishedFood, type WishedFood } from '#features/meal-wishes/rules/wished-foods.ts';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import type { PlanMeal } from './plan-day.ts';
import type { PlanSettings } from './plan-settings.ts';

/** A food at home by its ingredient key, with the last day it is good and its grams; null is not known. */
export type PantryFood = {
  key: string;
  name: string;
  bestBefore: string | null;
  grams: number | null;
};

/** Of what is at home so much is planned with: the first to go bad. */
const MAX_SOON = 10;
const MAX_REASONS = 3;

type Produce = {
  settings: PlanSettings;
  days: readonly { day: { date: string } }[];
  pantry: readonly PantryFood[];
  isSouthern: boolean;
};

/** Month of the plan; null where the season does not matter. */
const monthOf = ({ settings, days: [first] }: Produce): number | null =>
  first && settings.wishes.prefersSeason !== false ? Number(first.day.date.slice(5, 7)) : null;

/** What is at home and wants to be used up; what is past its date is not planned with. */
export const soonOf = ({ settings, days: [first], pantry }: Produce): readonly PantryFood[] =>
  first && settings.wishes.usesPantry !== false
    ? pantry
        .filter(({ bestBefore }) => bestBefore !== null && bestBefore >= first.day.date)
        .slice(0, MAX_SOON)
    : [];

/** What is at home and not past its date, on the first day that is planned. */
export const goodOf = ({ days: [first], pantry }: Produce): readonly PantryFood[] =>
  pantry.filter(({ bestBefore }) => bestBefore === null || bestBefore >= (first?.day.date ?? ''));

/** The input with a small preference for what is in season. */
export function withSeason(request: Produce, input: PlannerInput): PlannerInput {
  const month = monthOf(request);
  if (month === null) return input;
  const bias = Object.fromEntries(
    input.recipes.map(({ id, keys }) => [
      id,
      (input.wishes.bias?.[id] ?? 0) + seasonCost(keys, month, request.isSouthern),
    ]),
  );
  return { ...input, wishes: { ...input.wishes, bias } };
}

/** What a food that was said to be used up is called where it is. */
export const usedUpName = ({ id, words }: Pick<WishedFood, 'id' | 'words'>): string =>
  words[0] ?? id;

/** Why a dish was planned, in names of its ingredients: what it uses up, and what is in season. */
export function reasonsOf(
  request: Produce,
  { keys, food }: PlannerRecipe,
  cookedOn: string,
  useSoon: PlannerWishes['useSoon'] = [],
): Pick<PlanMeal, 'uses' | 'season'> {
  if (food) return {};
  const month = monthOf(request);
  const said = (request.settings.wishes.said?.useUp ?? []).flatMap(
    (id) => findWishedFood(id) ?? [],
  );
  const saidKeys = new Set(said.flatMap((one) => one.keys));
  const uses = [
    ...said.filter((one) => one.keys.some((key) => keys.includes(key))).map(usedUpName),
    ...useSoon
      .filter(({ key, by }) => cookedOn <= by && keys.includes(key) && !saidKeys.has(key))
      .flatMap(({ key }) => {
        const name = request.pantry.find((one) => one.key === key)?.name ?? factsByKey(key)?.many;
        return name?.toLowerCase() ?? [];
      }),
  ];
  const season = keys
    .filter((key) => month !== null && isInSeason(key, month, request.isSouthern))
    .flatMap((key) => factsByKey(key)?.many ?? []);
  return {
    ...(uses.length > 0 && { uses: uses.slice(0, MAX_REASONS) }),
    ...(season.length > 0 && { season: season.slice(0, MAX_REASONS) }),
  };
}
