import type { FoodNutrient } from './nutrient-kinds.ts';

/** Every figure of a food but its energy. */
export type MassNutrient = Exclude<FoodNutrient, 'calories'>;

type Line = { key: MassNutrient; label: string };
const lines = (...named: [MassNutrient, string][]): Line[] =>
  named.map(([key, label]) => ({ key, label }));

/**
 * What every Australian nutrition information panel says below the energy, in its order (Australia New Zealand
 * Food Standards Code, Schedule 12). A dash says that the figure is part of the one before it.
 */
export const PANEL_ROWS = [
  lines(['protein', 'Protein']),
  lines(['fat', 'Fat, total'], ['saturatedFat', '– saturated']),
  lines(['carbs', 'Carbohydrate'], ['sugar', '– sugars']),
  lines(['sodium', 'Sodium']),
];

/** What a panel says only where the packet claims something about it. */
export const CLAIMED_LINES = lines(
  ['fiber', 'Dietary fibre'],
  ['transFat', 'Trans fat'],
  ['cholesterol', 'Cholesterol'],
  ['alcohol', 'Alcohol'],
  ['polyols', 'Polyols'],
  ['caffeine', 'Caffeine'],
  ['water', 'Water'],
);

export const VITAMIN_LINES = lines(
  ['vitaminA', 'Vitamin A'],
  ['thiamin', 'Thiamin (B1)'],
  ['riboflavin', 'Riboflavin (B2)'],
  ['niacin', 'Niacin (B3)'],
  ['vitaminB6', 'Vitamin B6'],
  ['folate', 'Folate'],
  ['vitaminB12', 'Vitamin B12'],
  ['choline', 'Choline'],
  ['vitaminC', 'Vitamin C'],
  ['vitaminD', 'Vitamin D'],
  ['vitaminE', 'Vitamin E'],
  ['vitaminK', 'Vitamin K'],
);

export const MINERAL_LINES = lines(
  ['calcium', 'Calcium'],
  ['iron', 'Iron'],
  ['potassium', 'Potassium'],
  ['magnesium', 'Magnesium'],
  ['phosphorus', 'Phosphorus'],
  ['zinc', 'Zinc'],
  ['copper', 'Copper'],
  ['manganese', 'Manganese'],
  ['selenium', 'Selenium'],
  ['iodine', 'Iodine'],
);
