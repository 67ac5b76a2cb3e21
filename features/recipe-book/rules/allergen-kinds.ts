/** Cereals declared as gluten. In Australia a food with oats is not gluten free. */
export const GLUTEN_CEREALS = ['wheat', 'barley', 'rye', 'oats'] as const;

export const TREE_NUTS = [
  'almond',
  'brazil nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine nut',
  'pistachio',
  'walnut',
] as const;

/** Allergens by their required names (Food Standards Code, Standard 1.2.3, plain English labelling). */
export const ALLERGENS = [
  ...GLUTEN_CEREALS,
  'crustacean',
  'mollusc',
  'egg',
  'fish',
  'milk',
  'lupin',
  'peanut',
  'soy',
  'sesame',
  ...TREE_NUTS,
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
