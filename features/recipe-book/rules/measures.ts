/** Units of recipes. Spoons and cups are Australian. */
export const MEASURE_UNITS = [
  'g',
  'ml',
  'cup',
  'tbsp',
  'tsp',
  'each',
  'small',
  'large',
  'pinch',
  'clove',
  'slice',
  'can',
  'small-can',
  'bunch',
  'stalk',
  'handful',
  'sheet',
  'sprig',
  'leaf',
  'head',
  'punnet',
  'scoop',
  'sachet',
  'pouch',
  'bottle',
] as const;

export type MeasureUnit = (typeof MEASURE_UNITS)[number];

/** Millilitres in Australian measures (AS 1325: tablespoon 20 ml, cup 250 ml). */
export const AUSTRALIAN_ML = { ml: 1, cup: 250, tbsp: 20, tsp: 5 } as const satisfies Partial<
  Record<MeasureUnit, number>
>;

/** What is known of a food's measures: g/ml, and grams in one of a unit ("1 cup grated" is 115 g). */
export type FoodMeasures = {
  densityGramsPerMl: number | null;
  gramsPer: Partial<Record<MeasureUnit, number>>;
};

const isVolume = (unit: MeasureUnit): unit is keyof typeof AUSTRALIAN_ML => unit in AUSTRALIAN_ML;

/** Grams of an amount, or null if neither the density nor the piece weight is known. */
export function toGrams(amount: number, unit: MeasureUnit, food: FoodMeasures): number | null {
  if (unit === 'g') return amount;
  const gramsPer = food.gramsPer[unit] ?? gramsPerVolume(unit, food);
  return gramsPer === null ? null : amount * gramsPer;
}

function gramsPerVolume(unit: MeasureUnit, food: FoodMeasures): number | null {
  if (!isVolume(unit)) return null;
  if (food.densityGramsPerMl !== null) return AUSTRALIAN_ML[unit] * food.densityGramsPerMl;
  // Spoons convert into one another; a cup of pieces packs otherwise than a spoon of them.
  if (unit === 'tsp' && food.gramsPer.tbsp !== undefined) return food.gramsPer.tbsp / 4;
  if (unit === 'tbsp' && food.gramsPer.tsp !== undefined) return food.gramsPer.tsp * 4;
  return null;
}
