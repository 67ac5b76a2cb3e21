import { AISLES } from '#features/recipe-book/rules/read-facts.ts';

/** Aisles of a shop in their usual order; the last is for what no aisle is known of. */
export const SHOP_AISLES = [...AISLES, 'drinks', 'household', 'other'] as const;
export type ShopAisle = (typeof SHOP_AISLES)[number];
