import type { DayTargets, PlannerInput } from '#features/meal-planner/rules/planner-input.ts';
import { aWeek } from '#features/meal-planner/testing/book-recipes.ts';
import { ALLERGENS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { DIETS } from '#features/recipe-book/rules/recipe-diets.ts';
import { seededRandom } from '#platform/shared/seeded-random.ts';

export const PROFILES = 60;

type Random = () => number;
const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
const oneOf = <One>(random: Random, all: readonly [One, ...One[]]): One =>
  all[Math.floor(random() * all.length)] ?? all[0];

function toTargets(calories: number, proteinShare: number, carbShare: number): DayTargets {
  const protein = Math.round((calories * proteinShare) / 4);
  const carbs = Math.round((calories * carbShare) / 4);
  const fat = Math.round((calories - 4 * (protein + carbs)) / 9);
  return { calories, protein, carbs, fat, fiber: calories < 1_800 ? 25 : 30, sodium: 2_300 };
}

const USUAL_DIETS = [
  [],
  [],
  [],
  [],
  ['vegetarian'],
  ['vegan'],
  ['halal'],
  ['gluten free'],
] as const;
const USUAL_ALLERGENS = [
  [],
  [],
  [],
  [],
  ['peanut'],
  ['egg'],
  ['milk'],
  ['crustacean', 'mollusc'],
] as const;

/** A week as people set it: the first half without leftovers, the second with them. */
export function profileOf(number: number): { input: PlannerInput; leftovers: boolean } {
  const random = seededRandom(1_000 + number);
  const leftovers = number >= PROFILES / 2;
  const calories = between(random, 30, 66) * 50;
  const usual = toTargets(calories, 0.16 + 0.08 * random(), 0.42 + 0.1 * random());
  const training = between(random, 0, 4);
  const input = aWeek({
    targets: usual,
    minutes: oneOf(random, [null, 60, 75, 90]),
    wishes: {
      diets: oneOf(random, USUAL_DIETS),
      without: oneOf(random, USUAL_ALLERGENS),
      budgetAud: oneOf(random, [null, null, 120, 160]),
      leftovers,
    },
    seed: number + 1,
  });
  const days = input.days.map((day, at) =>
    at < training
      ? { ...day, targets: { ...usual, calories: calories * 1.1, carbs: (usual.carbs ?? 0) * 1.2 } }
      : day,
  );
  return { input: { ...input, days }, leftovers };
}

/** One to three days with anything at all: any diets and allergens together, any target, time and money. */
export function randomInput(number: number): PlannerInput {
  const random = seededRandom(number);
  const some = <One>(all: readonly One[], share: number) => all.filter(() => random() < share);
  const input = aWeek({
    targets: {
      ...toTargets(between(random, 1_200, 4_500), 0.1 + 0.25 * random(), 0.3 + 0.25 * random()),
      carbs: null,
      fat: null,
    },
    minutes: oneOf(random, [null, 5, 15, 30, 60, 120]),
    wishes: {
      diets: some(DIETS, 0.3),
      without: some(ALLERGENS, oneOf(random, [0, 0.1, 0.3])),
      budgetAud: oneOf(random, [null, 20, 80, 300]),
      leftovers: random() < 0.5,
    },
    seed: number,
  });
  return { ...input, days: input.days.slice(0, between(random, 1, 3)) };
}
