import { AISLES, type FoodFacts } from '#features/recipe-book/rules/read-facts.ts';

/** Aisles of a shop in their usual order; the last is for what no aisle is known of. */
export const SHOP_AISLES = [...AISLES, 'health', 'drinks', 'household', 'other'] as const;
export type ShopAisle = (typeof SHOP_AISLES)[number];

/** The food facts stand by kind of food. Australian supermarkets have these on another shelf. */
const ELSEWHERE: Partial<Record<ShopAisle, string>> = {
  vegetables: 'taro',
  fruit: 'jackfruit',
  chilled: 'filo wonton-wrapper tzatziki',
  frozen: 'edamame puff-pastry',
  grains: 'gnocchi dried-shiitake',
  tins: 'tuna-can salmon-can red-salmon-can sardines anchovies chicken-stock beef-stock',
  nuts: 'rye-crispbread taco-shell dark-chocolate',
  baking:
    'breadcrumbs almond-meal flaked-almonds desiccated-coconut skim-milk-powder evaporated-milk',
  health: 'whey soy-protein',
  drinks: 'orange-juice apple-juice red-wine white-wine coffee',
};

const shelfOf = new Map(
  SHOP_AISLES.flatMap((aisle) =>
    (ELSEWHERE[aisle] ?? '').split(' ').map((key) => [key, aisle] as const),
  ),
);

/** Where a shop has a food. */
export const aisleOf = ({ key, aisle }: Pick<FoodFacts, 'key' | 'aisle'>): ShopAisle =>
  shelfOf.get(key) ?? aisle;
