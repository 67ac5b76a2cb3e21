import { KCAL_PER_GRAM } from '#features/food-log/rules/item/nutrients.ts';
import type { DayTarget } from '../targets/target-input.ts';

/** How far from the target carbohydrate and fat may be and still be as planned: ± 12 % and ± 15 %. */
const CARBS_BAND = 0.12;
const FAT_BAND = 0.15;
/** Saturated fat: at most this share of energy (NHMRC, Nutrient Reference Values; with trans fat, which few foods say). */
const SATURATED_SHARE = 0.1;
/** mg a day, the suggested dietary target for adults (NHMRC). */
const SODIUM_MG = 2_000;
/** g a day, the reference of Australian labels (Standard 1.2.8). */
const SUGARS_G = 90;

export type GoalNutrient =
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'fiber'
  | 'saturatedFat'
  | 'sugar'
  | 'sodium';

/** What is wanted of a nutrient in a day: at least, at most, or between; grams, sodium in mg. */
export type NutrientGoal = { nutrient: GoalNutrient; least: number | null; most: number | null };

/**
 * What a day wants beside its energy. Protein and fibre have a least, carbohydrate and fat a range around the target.
 * Saturated fat, sugars and sodium have a limit for adults only: nobody under 18 is told to eat less of anything.
 */
export function nutrientGoals(target: DayTarget, { adult }: { adult: boolean }): NutrientGoal[] {
  const least = (nutrient: GoalNutrient, grams: number) => ({ nutrient, least: grams, most: null });
  const most = (nutrient: GoalNutrient, amount: number) => ({
    nutrient,
    least: null,
    most: Math.round(amount),
  });
  const around = (nutrient: GoalNutrient, grams: number, band: number) => ({
    nutrient,
    least: Math.round(grams * (1 - band)),
    most: Math.round(grams * (1 + band)),
  });
  return [
    least('protein', target.proteinGrams),
    around('carbs', target.carbsGrams, CARBS_BAND),
    around('fat', target.fatGrams, FAT_BAND),
    least('fiber', target.fiberGrams),
    ...(adult
      ? [
          most('saturatedFat', (target.energyKcal * SATURATED_SHARE) / KCAL_PER_GRAM.fat),
          most('sugar', SUGARS_G),
          most('sodium', SODIUM_MG),
        ]
      : []),
  ];
}

/** `open` while more can still come: what is known is neither enough nor too much. */
export type Standing = 'unknown' | 'open' | 'reached' | 'within' | 'above';

/**
 * How a day stands to a goal, by what is known of it. A limit is never reached, only kept or passed; it counts as
 * kept (`within`) when every food says, and until then it is open. `amount` null: no food says.
 */
export function standingOf(
  { least, most }: NutrientGoal,
  amount: number | null,
  complete: boolean,
): Standing {
  if (amount === null) return 'unknown';
  if (most !== null && amount > most) return 'above';
  if (least !== null && amount < least) return 'open';
  if (most === null) return 'reached';
  return complete ? 'within' : 'open';
}
