import { AISLES } from '#features/recipe-book/rules/read-facts.ts';

/** Aisles of a shop in their usual order; the last is for what no aisle is known of. */
export const SHOP_AISLES = [...AISLES, 'drinks', 'household', 'other'] as const;
export type ShopAisle = (typeof SHOP_AISLES)[number];

export const MAX_NAME_CHARACTERS = 200;
export const MAX_KEY_CHARACTERS = 260;
export const MAX_TEXT_CHARACTERS = 300;
/** Needs of one meal. */
export const MAX_NEEDS = 100;
