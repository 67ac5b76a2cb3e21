/**
 * What a food may say beside the log's ten figures, and the unit each is kept in. An entry holds those
 * that its food said; what is left out is not known, which is not zero.
 */
export const OTHER_NUTRIENTS = {
  alcohol: 'g',
  polyols: 'g',
  water: 'g',
  caffeine: 'mg',
  potassium: 'mg',
  calcium: 'mg',
  iron: 'mg',
  magnesium: 'mg',
  phosphorus: 'mg',
  zinc: 'mg',
  copper: 'mg',
  manganese: 'mg',
  selenium: 'µg',
  iodine: 'µg',
  vitaminA: 'µg',
  vitaminC: 'mg',
  vitaminD: 'µg',
  vitaminE: 'mg',
  vitaminK: 'µg',
  thiamin: 'mg',
  riboflavin: 'mg',
  niacin: 'mg',
  vitaminB6: 'mg',
  folate: 'µg',
  vitaminB12: 'µg',
  choline: 'mg',
} as const satisfies Record<string, 'g' | 'mg' | 'µg'>;

export type OtherNutrient = keyof typeof OTHER_NUTRIENTS;

export const OTHER_NUTRIENT_KEYS = Object.keys(OTHER_NUTRIENTS) as OtherNutrient[];

/** Amounts in the portion eaten, in the units above; what is not known is left out. */
export type OtherAmounts = Partial<Record<OtherNutrient, number>>;
