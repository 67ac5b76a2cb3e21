/** What is known of how a food is prepared (rules/catalogue-file.ts). */
type Prepared = { name: string; category?: string | null; state?: string | null };

export type EatenState = 'Cooked' | 'Raw' | 'Dry';

const COOKED = new Set(
  'cooked boiled grilled roasted baked stewed steamed fried prepared'.split(' '),
);
/** Grains and pasta keep "dry" in the name where the shop's packet is their state. */
const DRY_NAME = /, (?:[a-z ]+, )?dry\b/i;

/** Foods that people cook before they eat them, by category; the others are eaten as they come. */
const COOKED_BY_HABIT: Readonly<Record<string, RegExp>> = {
  'cereals-grains-pasta': /./,
  meat: /./,
  poultry: /./,
  'fish-seafood': /^(?!oysters|roe)/i,
  'eggs-dairy': /^egg\b/i,
  'legumes-nuts-seeds': /bean|lentil|chickpea|split pea|textured/i,
  vegetables:
    /^(potato|sweet potato|cassava|taro|yam|pumpkin|corn|parsnip|swede|turnip|jerusalem|celeriac|asparagus|beans|broccol|brussels|cauliflower|choko|eggplant|leek|okra|silverbeet|zucchini)/i,
  fruit: /^(rhubarb|quince)/i,
};

/** State that changes a portion's weight: a cup of dry rice is three of cooked. Null if irrelevant. */
export function eatenState({ name, category, state }: Prepared): EatenState | null {
  if (!COOKED_BY_HABIT[category ?? '']?.test(name)) return null;
  if (state === 'raw') return 'Raw';
  if (DRY_NAME.test(name)) return 'Dry';
  if (state === 'dried') return category === 'meat' || category === 'eggs-dairy' ? null : 'Dry';
  return COOKED.has(state ?? '') ? 'Cooked' : null;
}

const SAYS_UNCOOKED = new Set('raw dry dried uncooked fresh frozen sashimi'.split(' '));
/** More than a shorter name is worth, less than a word that is not found. */
const UNCOOKED = 0.35;

/** Ranking penalty of raw or dry foods that people eat cooked. */
export function computeUncookedPenalty(food: Prepared, typed: readonly string[]): number {
  const state = eatenState(food);
  if (state === null || state === 'Cooked') return 0;
  return typed.some((word) => SAYS_UNCOOKED.has(word)) ? 0 : UNCOOKED;
}
