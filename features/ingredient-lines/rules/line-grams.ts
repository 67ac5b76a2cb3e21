import type { Basis, Portion } from '#features/food-facts/rules/food-kinds.ts';
import {
  AUSTRALIAN_ML,
  MEASURE_UNITS,
  type MeasureUnit,
  toGrams,
} from '#features/recipe-book/rules/measures.ts';
import type { FoodFacts } from '#features/recipe-book/rules/read-facts.ts';
import type { Stated } from './line-amount.ts';
import { CUP_ML, type MeasureSystem, TSP_ML } from './line-units.ts';

/** Usual net weights of cans in Australia, g: what a drained weight is a share of. */
const CAN_GRAMS = [95, 105, 125, 185, 210, 400, 425, 440, 800];

/** Juice in one fruit, ml, and grated peel of one, g (usual kitchen equivalents). */
const JUICE_ML: Readonly<Record<string, number>> = {
  'lemon-juice': 40,
  'lime-juice': 30,
  'orange-juice': 80,
};
const ZEST_GRAMS: Readonly<Record<string, number>> = { 'lemon-zest': 5, 'orange-zest': 8 };
/** Fresh ginger, g in 1 cm of a piece about 2.5 cm thick. */
const GINGER_GRAMS_PER_CM = 5;

const VOLUMES: Readonly<Record<string, number>> = AUSTRALIAN_ML;

type Amounts = {
  amount: number | null;
  amountTo: number | null;
  unit: string | null;
  stated?: Stated | null;
};

const isMeasure = (unit: string): unit is MeasureUnit =>
  (MEASURE_UNITS as readonly string[]).includes(unit);

/** Grams in one unit of a food; null if that is not known. */
function gramsPerUnit(unit: string, facts: FoodFacts, system: MeasureSystem): number | null {
  if (unit === 'each') {
    const juice = JUICE_ML[facts.key];
    if (juice !== undefined) return juice * (facts.densityGramsPerMl ?? 1);
    const zest = ZEST_GRAMS[facts.key];
    if (zest !== undefined) return zest;
  }
  if (unit === 'cm') return facts.key === 'ginger' ? GINGER_GRAMS_PER_CM : null;
  if (!isMeasure(unit)) return null;
  const grams = toGrams(1, unit, facts) ?? spoonfulOfCup(unit, facts);
  const sizeless = unit === 'small' || unit === 'large' ? toGrams(1, 'each', facts) : null;
  const one = grams ?? sizeless;
  if (one === null) return null;
  if (unit === 'cup') return one * (CUP_ML[system] / AUSTRALIAN_ML.cup);
  return unit === 'tsp' ? one * (TSP_ML[system] / AUSTRALIAN_ML.tsp) : one;
}

/** A cup from spoons and the other way round, for foods that pour: sugar, flour, sauces. */
function spoonfulOfCup(unit: MeasureUnit, { gramsPer }: FoodFacts): number | null {
  const { cup, tbsp, tsp } = gramsPer;
  if (unit === 'ml')
    return cup === undefined
      ? tbsp === undefined
        ? null
        : tbsp / AUSTRALIAN_ML.tbsp
      : cup / AUSTRALIAN_ML.cup;
  if (unit === 'cup' && tbsp !== undefined) return tbsp * (AUSTRALIAN_ML.cup / AUSTRALIAN_ML.tbsp);
  if (unit === 'cup' && tsp !== undefined) return tsp * (AUSTRALIAN_ML.cup / AUSTRALIAN_ML.tsp);
  if (unit === 'tbsp' && cup !== undefined) return cup / (AUSTRALIAN_ML.cup / AUSTRALIAN_ML.tbsp);
  if (unit === 'tsp' && cup !== undefined) return cup / (AUSTRALIAN_ML.cup / AUSTRALIAN_ML.tsp);
  return null;
}

/** Cans count drained: the share that a can of the stated weight keeps, as in its usual size. */
function gramsOfCan(stated: number, facts: FoodFacts): number {
  const drained = facts.gramsPer.can;
  if (drained === undefined) return stated;
  const usual = CAN_GRAMS.find((grams) => grams >= drained) ?? drained;
  return stated * (drained / usual);
}

/**
 * Edible grams of the linked food in a line; null if the amount or the weight of the unit is unknown.
 * A weight that the line states itself is taken before a usual one. A range counts with its middle.
 */
export function lineGrams(
  line: Amounts,
  facts: FoodFacts,
  system: MeasureSystem = 'australian',
): number | null {
  const { amount, amountTo, unit, stated = null } = line;
  if (amount === null || unit === null) return null;
  const middle = amountTo === null ? amount : (amount + amountTo) / 2;
  const isCan = unit === 'can' || unit === 'small-can';
  const size =
    stated?.grams ??
    (stated?.ml ? (toGrams(stated.ml, 'ml', facts) ?? (isCan ? stated.ml : null)) : null);
  if (isCan && size !== null) return middle * gramsOfCan(size, facts) * facts.linkFactor;
  if (size !== null)
    return (amountTo === null ? size : (size * middle) / amount) * facts.linkFactor;
  const one = gramsPerUnit(unit, facts, system);
  return one === null ? null : middle * one * facts.linkFactor;
}

type Measured = { basis: Basis; density: number | null; portions: readonly Portion[] };

/** Words by which a food's portions name a unit: "1 medium", "1 cup chopped". */
const PORTION_WORDS: Readonly<Record<string, RegExp>> = {
  each: /^1 (?:medium|whole|piece|item|each|average|regular|fillet|rasher|link|stick|cube|egg)\b/i,
};

function gramsOfPortion(unit: string, { portions, density }: Measured): number | null {
  const pattern = PORTION_WORDS[unit] ?? new RegExp(`^1 ${unit}\\b`, 'i');
  const portion = portions.find(({ label }) => pattern.test(label));
  if (!portion) return null;
  return portion.grams ?? (portion.ml === null || density === null ? null : portion.ml * density);
}

/** As `lineGrams`, for a food of the catalogue: by its density and its portions. */
export function catalogueGrams(
  line: Amounts,
  food: Measured,
  system: MeasureSystem = 'australian',
): number | null {
  const { amount, amountTo, unit, stated = null } = line;
  if (amount === null || unit === null) return null;
  const middle = amountTo === null ? amount : (amount + amountTo) / 2;
  const isCan = unit === 'can' || unit === 'small-can';
  const toMass = (ml: number): number | null => (food.density === null ? null : ml * food.density);
  const size = stated?.grams ?? (stated?.ml ? toMass(stated.ml) : null);
  if (size !== null) return isCan ? middle * size : (size * middle) / amount;
  if (unit === 'g') return middle;
  const ml = unit === 'cup' ? CUP_ML[system] : VOLUMES[unit];
  const one = gramsOfPortion(unit, food) ?? (ml === undefined ? null : toMass(ml));
  return one === null ? null : middle * one;
}
