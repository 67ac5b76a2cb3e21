import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import type { Cuisine, RecipeSlot, RecipeTag } from '#features/recipe-book/rules/recipe.ts';
import type { CostClass } from '#features/recipe-book/rules/recipe-cost.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';

export const SLOT_NAMES: Record<RecipeSlot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

export const DIET_NAMES: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten free': 'Gluten free',
  'dairy free': 'Dairy free',
  halal: 'Halal',
};

export const TAG_NAMES: Record<RecipeTag, string> = {
  'one-pot': 'One pot',
  'tray-bake': 'Tray bake',
  barbecue: 'Barbecue',
  'slow-cooker': 'Slow cooker',
  'air-fryer': 'Air fryer',
  batch: 'Batch cooking',
  packed: 'Packed lunch',
  'no-cook': 'No cooking',
  microwave: 'Microwave',
};

export const COST_NAMES: Record<CostClass, string> = {
  low: 'Low cost',
  medium: 'Medium cost',
  high: 'Higher cost',
};

const OTHER_CUISINES: Partial<Record<Cuisine, string>> = { 'sri-lankan': 'Sri Lankan' };

const startUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nameOfCuisine = (cuisine: Cuisine): string =>
  OTHER_CUISINES[cuisine] ?? startUpper(cuisine);

export const TREE_NUTS_NAME = 'Tree nuts';

export const nameOfAllergen = (allergen: Allergen): string => startUpper(allergen);

/** A tag of the person's own stands as they wrote it. */
export const nameOfTag = (tag: string): string => TAG_NAMES[tag as RecipeTag] ?? tag;

/** "25 min", "1 h 10 min". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

export const DISH_NAMES: Record<DishType, string> = {
  balls: 'Balls',
  barbecue: 'From the barbecue',
  bars: 'Slices and bars',
  bowl: 'Bowl',
  burger: 'Burger',
  curry: 'Curry',
  dip: 'Dip with dippers',
  eggs: 'Eggs on a plate',
  fruit: 'Fruit',
  jar: 'In a jar',
  muffins: 'Muffins',
  noodles: 'Noodles',
  pan: 'In a pan',
  pancakes: 'Pancakes',
  pasta: 'Pasta',
  pie: 'Pie',
  pizza: 'Pizza',
  plate: 'On a plate',
  porridge: 'Porridge',
  rice: 'Rice',
  rolls: 'Rice paper or nori rolls',
  salad: 'Salad',
  sandwich: 'Sandwich',
  skewers: 'Skewers',
  smoothie: 'Smoothie',
  soup: 'Soup',
  stew: 'Stew',
  'stir-fry': 'Stir-fry',
  tacos: 'Tacos',
  toast: 'Toast',
  tray: 'Tray bake',
  wrap: 'Wrap',
};
