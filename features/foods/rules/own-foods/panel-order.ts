import type { FoodNutrient } from '#features/food-facts/rules/nutrient-kinds.ts';

/** Every figure of a food but its energy. */
export type MassNutrient = Exclude<FoodNutrient, 'calories'>;

/** What a panel calls each figure. A dash says that it is part of the one before it. */
const LABELS: Record<MassNutrient, string> = {
  protein: 'Protein',
  fat: 'Fat, total',
  saturatedFat: '– saturated',
  carbs: 'Carbohydrate',
  sugar: '– sugars',
  sodium: 'Sodium',
  fiber: 'Dietary fibre',
  transFat: 'Trans fat',
  cholesterol: 'Cholesterol',
  alcohol: 'Alcohol',
  polyols: 'Polyols',
  caffeine: 'Caffeine',
  water: 'Water',
  vitaminA: 'Vitamin A',
  thiamin: 'Thiamin (B1)',
  riboflavin: 'Riboflavin (B2)',
  niacin: 'Niacin (B3)',
  vitaminB6: 'Vitamin B6',
  folate: 'Folate',
  vitaminB12: 'Vitamin B12',
  choline: 'Choline',
  vitaminC: 'Vitamin C',
  vitaminD: 'Vitamin D',
  vitaminE: 'Vitamin E',
  vitaminK: 'Vitamin K',
  calcium: 'Calcium',
  iron: 'Iron',
  potassium: 'Potassium',
  magnesium: 'Magnesium',
  phosphorus: 'Phosphorus',
  zinc: 'Zinc',
  copper: 'Copper',
  manganese: 'Manganese',
  selenium: 'Selenium',
  iodine: 'Iodine',
};

const line = (key: MassNutrient) => ({ key, label: LABELS[key] });
const lines = (...keys: MassNutrient[]) => keys.map(line);

/**
 * What every Australian nutrition information panel says below the energy, in its order (Australia New Zealand
 * Food Standards Code, Schedule 12).
 */
export const PANEL_ROWS = [
  lines('protein'),
  lines('fat', 'saturatedFat'),
  lines('carbs', 'sugar'),
  lines('sodium'),
];

export const VITAMIN_LINES = lines(
  'vitaminA',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitaminB6',
  'folate',
  'vitaminB12',
  'choline',
  'vitaminC',
  'vitaminD',
  'vitaminE',
  'vitaminK',
);

export const MINERAL_LINES = lines(
  'calcium',
  'iron',
  'potassium',
  'magnesium',
  'phosphorus',
  'zinc',
  'copper',
  'manganese',
  'selenium',
  'iodine',
);

const ELSEWHERE = new Set(
  [...PANEL_ROWS.flat(), ...VITAMIN_LINES, ...MINERAL_LINES].map(({ key }) => key),
);

/** What a panel says only where the packet claims something about it. */
export const CLAIMED_LINES = (Object.keys(LABELS) as MassNutrient[])
  .filter((key) => !ELSEWHERE.has(key))
  .map(line);
