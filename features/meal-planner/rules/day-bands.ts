import type { CountedAmount, DayTargets, PlannedNutrient } from './planner-input.ts';

/** Range of a nutrient in a day, and what leaving it costs. */
export type Band = {
  nutrient: CountedAmount;
  min: number | null;
  max: number | null;
  /** Amount by which models count this nutrient, so that their figures are of one size. */
  step: number;
  /** Cost of each step outside. */
  costPerStep: number;
};

type TargetBand = Band & { nutrient: PlannedNutrient };

const ENERGY_BAND = 0.05;
/** Range of energy for who may not eat less than the target. */
const NO_DEFICIT = { below: 0, above: 0.06 };

/** Range as shares of the target, and the cost of each `stepShare` of it outside. */
const SHAPES: readonly {
  nutrient: PlannedNutrient;
  below: number | null;
  above: number | null;
  cost: number;
  stepShare: number;
}[] = [
  // More than domain 5.2 says, energy twice: neither is given up for money or minutes.
  { nutrient: 'calories', below: ENERGY_BAND, above: ENERGY_BAND, cost: 60, stepShare: 0.05 },
  { nutrient: 'protein', below: 0.05, above: 0.35, cost: 48, stepShare: 0.05 },
  { nutrient: 'fat', below: 0.15, above: 0.15, cost: 12, stepShare: 0.05 },
  { nutrient: 'carbs', below: 0.12, above: 0.12, cost: 8, stepShare: 0.05 },
  { nutrient: 'fiber', below: 0, above: null, cost: 6, stepShare: 0.1 },
  { nutrient: 'sodium', below: null, above: 0, cost: 4, stepShare: 0.1 },
];

/**
 * Vegetables and legumes of a day, g for each kcal, at most five serves of 75 g (Australian Dietary
 * Guidelines): a wish of the planner, no target of the person.
 */
const VEGETABLES_PER_KCAL = 0.15;
const MAX_VEGETABLES_G = 375;
const PLANT_STEP = 0.1;
const VEGETABLE_COST = 0.5;

/** Fruit of a day, g for each kcal, at most two serves of 150 g (Australian Dietary Guidelines). */
const FRUIT_PER_KCAL = 0.13;
const MAX_FRUIT_G = 300;
const FRUIT_COST = 0.37;

/** Fibre beyond this is no comfort: g for each 1,000 kcal, and at least so much a day. A wish of the planner. */
const MAX_FIBRE_PER_1000_KCAL = 22;
const [MIN_FIBRE_LIMIT_G, MAX_FIBRE_LIMIT_G] = [55, 80];

const withFibreLimit = (band: TargetBand, { calories }: DayTargets): TargetBand =>
  band.nutrient === 'fiber'
    ? {
        ...band,
        max: Math.min(
          MAX_FIBRE_LIMIT_G,
          Math.max(MIN_FIBRE_LIMIT_G, (calories / 1_000) * MAX_FIBRE_PER_1000_KCAL),
        ),
      }
    : band;

const plantBand = (nutrient: 'vegetables' | 'fruit', min: number, costPerStep: number): Band => ({
  nutrient,
  min,
  max: null,
  step: min * PLANT_STEP,
  costPerStep,
});

/** Ranges of a day's targets (domain 5.2), with what the planner wishes of vegetables, fruit and fibre. */
export function toBands(targets: DayTargets): Band[] {
  const bands = toTargetBands(targets).map((band) => withFibreLimit(band, targets));
  const { calories } = targets;
  if (calories <= 0) return bands;
  const { vegetables, fruit } = plantsOf(calories);
  return [
    ...bands,
    plantBand('vegetables', vegetables, VEGETABLE_COST),
    plantBand('fruit', fruit, FRUIT_COST),
  ];
}

const plantsOf = (calories: number) => ({
  vegetables: Math.min(MAX_VEGETABLES_G, calories * VEGETABLES_PER_KCAL),
  fruit: Math.min(MAX_FRUIT_G, calories * FRUIT_PER_KCAL),
});

/** Vegetables and fruit of what is eaten without a plan, g: its share of the day's, so that dinner is not to make up for all. */
export function plantsBeside(calories: number | null, targets: DayTargets) {
  const share = targets.calories > 0 ? Math.min(1, (calories ?? 0) / targets.calories) : 0;
  const { vegetables, fruit } = plantsOf(targets.calories);
  return { vegetables: vegetables * share, fruit: fruit * share };
}

/** Ranges of a day's targets (domain 5.2). A target that is not known has none. */
export function toTargetBands(targets: DayTargets): TargetBand[] {
  return SHAPES.flatMap(({ nutrient, cost, stepShare, ...shape }) => {
    const target = targets[nutrient];
    const isFloor = nutrient === 'calories' && targets.noDeficit;
    const { below, above } = isFloor ? NO_DEFICIT : shape;
    if (target === null || target <= 0) return [];
    return [
      {
        nutrient,
        min: below === null ? null : target * (1 - below),
        max: above === null ? null : target * (1 + above),
        step: target * stepShare,
        costPerStep: cost,
      },
    ];
  });
}

/** Cost of an amount: 0 within its range. */
export const bandCost = (band: Band, amount: number): number =>
  (Math.abs(outside(band, amount)) / band.step) * band.costPerStep;

/** How far an amount is below (negative) or above its range; 0 within it. */
export function outside({ min, max }: Pick<Band, 'min' | 'max'>, amount: number): number {
  if (min !== null && amount < min) return amount - min;
  if (max !== null && amount > max) return amount - max;
  return 0;
}
