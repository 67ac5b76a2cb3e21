/** Source of a food. `own` belongs to a person; others are shared. */
export const FOOD_SOURCES = ['catalogue', 'off', 'usda', 'own'] as const;
export type FoodSource = (typeof FOOD_SOURCES)[number];

/** Sources that are not a person's. */
export const SHARED_SOURCES = ['catalogue', 'off', 'usda'] as const;
export type SharedSource = (typeof SHARED_SOURCES)[number];

/** What a food's figures are per. Never converted into one another without a density. */
export const BASES = ['100g', '100ml'] as const;
export type Basis = (typeof BASES)[number];

/**
 * How far the figures of a food can be relied on, best first: looked up for a generic food
 * (`reference`), copied from a product's label by the public (`label`), or typed by the person (`own`).
 */
export const TIERS = ['reference', 'label', 'own'] as const;
export type Tier = (typeof TIERS)[number];

/** A household portion: "1 medium", 120 g. Of `grams` and `ml` at least one is known. */
export type Portion = { label: string; grams: number | null; ml: number | null };

/** Attribution of a source. */
export type SourceNotice = {
  name: string;
  tier: Tier;
  licence: string | null;
  attribution: string | null;
  url: string | null;
};

export const SOURCE_NOTICES: Record<FoodSource, SourceNotice> = {
  catalogue: {
    name: 'Vigour catalogue',
    tier: 'reference',
    licence: null,
    attribution: null,
    url: null,
  },
  off: {
    name: 'Open Food Facts',
    tier: 'label',
    licence: 'ODbL 1.0',
    attribution: '© Open Food Facts contributors',
    url: 'https://world.openfoodfacts.org',
  },
  usda: {
    name: 'USDA FoodData Central',
    tier: 'reference',
    licence: 'CC0 1.0',
    attribution: 'U.S. Department of Agriculture, FoodData Central',
    url: 'https://fdc.nal.usda.gov',
  },
  own: { name: 'Your food', tier: 'own', licence: null, attribution: null, url: null },
};

/** `source:key`. A name for a food that outlives updates, imports and another installation. */
export type FoodId = `${FoodSource}:${string}`;

export const FOOD_ID = /^(catalogue|off|usda|own):([A-Za-z0-9][A-Za-z0-9._-]{0,79})$/;

export const foodIdOf = (source: FoodSource, key: string): FoodId => `${source}:${key}`;

/** The two halves of a food's id; null when it is none. */
export function readFoodId(id: string): { source: FoodSource; key: string } | null {
  const match = FOOD_ID.exec(id);
  return match ? { source: match[1] as FoodSource, key: match[2] ?? '' } : null;
}
