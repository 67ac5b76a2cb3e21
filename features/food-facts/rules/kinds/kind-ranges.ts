import type { CatalogueCategory, CatalogueFood } from '../catalogue-file.ts';
import { KIND_EXCEPTIONS } from './kind-exceptions.ts';

type Bounds = readonly [least: number, most: number];

/**
 * What nearly every food of a kind has: kcal and mg of sodium in 100 g or 100 ml, and in 100 g at most so much fibre
 * (g) and so much that is neither of energy nor salt (g), which is water.
 */
type Range = { kcal: Bounds; sodium: Bounds; fiber: number; water: Bounds };

const perGrams: Partial<Record<CatalogueCategory, Range>> = {
  'bread-bakery': { kcal: [180, 560], sodium: [30, 1000], fiber: 17, water: [0, 66] },
  breakfast: { kcal: [70, 500], sodium: [0, 900], fiber: 20, water: [0, 85] },
  'cereals-grains-pasta': { kcal: [60, 430], sodium: [0, 500], fiber: 17, water: [0, 86] },
  'dairy-alternatives': { kcal: [60, 600], sodium: [10, 900], fiber: 2, water: [30, 85] },
  dishes: { kcal: [50, 330], sodium: [60, 650], fiber: 5.1, water: [40, 91] },
  drinks: { kcal: [330, 450], sodium: [20, 520], fiber: 8, water: [0, 13] }, // powders
  'eggs-dairy': { kcal: [40, 430], sodium: [10, 1500], fiber: 2, water: [20, 91] },
  'fish-seafood': { kcal: [60, 300], sodium: [30, 1000], fiber: 2, water: [49, 88] },
  fruit: { kcal: [20, 130], sodium: [0, 60], fiber: 11, water: [60, 95] },
  'herbs-spices': { kcal: [15, 530], sodium: [0, 200], fiber: 54, water: [0, 95] },
  'legumes-nuts-seeds': { kcal: [55, 720], sodium: [0, 1000], fiber: 26, water: [0, 90] },
  meat: { kcal: [85, 420], sodium: [30, 1500], fiber: 2.5, water: [24, 85] },
  'oils-spreads-sauces': { kcal: [10, 905], sodium: [0, 2500], fiber: 8, water: [0, 100.1] },
  poultry: { kcal: [90, 420], sodium: [40, 1000], fiber: 2, water: [38, 79] },
  'snacks-confectionery': { kcal: [330, 600], sodium: [0, 1250], fiber: 17, water: [0, 30] },
  soups: { kcal: [12, 110], sodium: [130, 480], fiber: 5.1, water: [78, 97] },
  'sports-supplements': { kcal: [150, 500], sodium: [0, 1300], fiber: 25, water: [0, 36] },
  'takeaway-fast-food': { kcal: [90, 360], sodium: [90, 900], fiber: 5, water: [26, 80] },
  vegetables: { kcal: [9, 250], sodium: [0, 600], fiber: 9, water: [50, 98] },
};

const perMillilitres: Partial<Record<CatalogueCategory, Range>> = {
  alcohol: { kcal: [15, 400], sodium: [0, 60], fiber: 0.5, water: [25, 99] },
  breakfast: { kcal: [40, 120], sodium: [20, 90], fiber: 3, water: [78, 90] },
  'dairy-alternatives': { kcal: [10, 90], sodium: [0, 80], fiber: 3, water: [50, 99] },
  drinks: { kcal: [0, 130], sodium: [0, 120], fiber: 1.5, water: [70, 100.1] },
  'eggs-dairy': { kcal: [30, 350], sodium: [15, 200], fiber: 1.5, water: [57, 92] },
  'oils-spreads-sauces': { kcal: [800, 830], sodium: [0, 5], fiber: 0.5, water: [0, 1] },
  soups: { kcal: [4, 20], sodium: [30, 450], fiber: 1, water: [94, 99] },
  'sports-supplements': { kcal: [0, 110], sodium: [5, 110], fiber: 2, water: [76, 100.1] },
  'takeaway-fast-food': { kcal: [30, 90], sodium: [4, 60], fiber: 1.5, water: [80, 93] },
};

/** g; figures are rounded one by one. */
const ROUNDING = 1;

const exceptions = new Map(
  Object.entries(KIND_EXCEPTIONS).flatMap(([reason, ids]) => ids.map((id) => [id, reason])),
);

/** Grams of salt that hold a milligram of sodium. */
const SALT = 2.54 / 1000;

/** What no macronutrient, alcohol or salt accounts for in 100 g; null where a macronutrient is not known. */
function waterIn100g(nutrients: CatalogueFood['nutrients'], toGrams: number): number | null {
  const { protein, fat, carbs, fiber, alcohol, sodium } = nutrients;
  const parts = [protein, fat, carbs, fiber];
  if (parts.includes(null)) return null;
  const dry = [...parts, alcohol, (sodium ?? 0) * SALT].reduce<number>(
    (sum, g) => sum + (g ?? 0),
    0,
  );
  return 100 - dry * toGrams;
}

/**
 * Whether a food's energy, sodium, fibre and water lie where those of its kind do. A food that lies elsewhere is a
 * mistake, or it was judged by a person and stands among the exceptions; one that stands there in vain is a problem too.
 */
export function kindProblems(food: CatalogueFood): string[] {
  const { id, category, basis, nutrients } = food;
  const range = (basis === '100g' ? perGrams : perMillilitres)[category];
  if (!range) return [`no range for ${category} per ${basis}`];
  const toGrams = basis === '100ml' ? 1 / (food.densityGramsPerMl ?? 1) : 1;
  const fiber = nutrients.fiber === null ? null : nutrients.fiber * toGrams;
  const water = waterIn100g(nutrients, toGrams);
  const found: [figure: number | null, bounds: Bounds, unit: string][] = [
    [nutrients.energyKcal, range.kcal, 'kcal'],
    [nutrients.sodium, range.sodium, 'mg of sodium'],
    [fiber, [0, range.fiber], 'g of fibre'],
    [water, [range.water[0] - ROUNDING, range.water[1]], 'g of water'],
  ];
  const problems = found
    .filter(([figure, [least, most]]) => figure !== null && (figure < least || figure > most))
    .map(([figure, , unit]) => `${Number((figure ?? 0).toFixed(1))} ${unit} is unlike ${category}`);
  if (!exceptions.has(id)) return problems;
  return problems.length > 0 ? [] : ['is an exception of its kind that it does not need to be'];
}

/** Exceptions that name no food. */
export const strayExceptions = (foods: readonly CatalogueFood[]): string[] => {
  const ids = new Set(foods.map(({ id }) => id));
  return [...exceptions.keys()].filter((id) => !ids.has(id));
};
