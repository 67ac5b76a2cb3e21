import type { ShopAisle } from '#features/groceries/rules/shop-aisles.ts';

export const aisleName: Record<ShopAisle, string> = {
  vegetables: 'Vegetables',
  fruit: 'Fruit',
  herbs: 'Fresh herbs',
  meat: 'Meat',
  seafood: 'Seafood',
  dairy: 'Dairy and eggs',
  chilled: 'Chilled',
  bakery: 'Bakery',
  grains: 'Pasta, rice and cereal',
  legumes: 'Beans and lentils',
  tins: 'Tins and jars',
  nuts: 'Nuts, snacks and spreads',
  baking: 'Baking',
  spices: 'Herbs and spices',
  sauces: 'Oils and sauces',
  frozen: 'Frozen',
  health: 'Health foods',
  drinks: 'Drinks',
  household: 'Household',
  other: 'Other things',
};
