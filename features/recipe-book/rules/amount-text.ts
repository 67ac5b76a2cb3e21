import type { MeasureUnit } from './measures.ts';
import type { RecipeIngredient } from './recipe.ts';

const FRACTIONS: readonly (readonly [share: number, sign: string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];

/** A number as a cook reads it: 1½, ⅓, 4. Never 0. */
export function formatCount(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const [nearest, sign] = FRACTIONS.reduce((best, one) =>
    Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best,
  );
  const count = nearest === 1 ? whole + 1 : whole;
  if (count === 0) return sign === '' ? '¼' : sign;
  return `${count}${sign}`;
}

/** Grams or millilitres to what scales show: 5 from 50 on, else 1. */
function formatMetric(amount: number, unit: 'g' | 'ml'): string {
  const step = amount >= 50 ? 5 : 1;
  const rounded = Math.max(1, Math.round(amount / step) * step);
  if (rounded < 1000) return `${rounded} ${unit}`;
  return `${Number((rounded / 1000).toFixed(2))} ${unit === 'g' ? 'kg' : 'L'}`;
}

type WordUnit = Exclude<MeasureUnit, 'g' | 'ml' | 'each' | 'small' | 'large' | 'small-can'>;

const UNIT_WORDS: Record<WordUnit, readonly [one: string, many: string]> = {
  cup: ['cup', 'cups'],
  tbsp: ['tbsp', 'tbsp'],
  tsp: ['tsp', 'tsp'],
  pinch: ['pinch', 'pinches'],
  clove: ['clove', 'cloves'],
  slice: ['slice', 'slices'],
  can: ['can', 'cans'],
  bunch: ['bunch', 'bunches'],
  stalk: ['stalk', 'stalks'],
  handful: ['handful', 'handfuls'],
  sheet: ['sheet', 'sheets'],
  sprig: ['sprig', 'sprigs'],
  leaf: ['leaf', 'leaves'],
  head: ['head', 'heads'],
  punnet: ['punnet', 'punnets'],
  scoop: ['scoop', 'scoops'],
  sachet: ['sachet', 'sachets'],
  pouch: ['pouch', 'pouches'],
  bottle: ['bottle', 'bottles'],
};

const TSP_PER_TBSP = 4;

/** Small spoonfuls as teaspoons: a third of a tablespoon is no measure. */
function toHandyMeasure(amount: number, unit: MeasureUnit): [number, MeasureUnit] {
  return unit === 'tbsp' && amount < 1 ? [amount * TSP_PER_TBSP, 'tsp'] : [amount, unit];
}

/** "2 brown onions", "1½ cups rolled oats", "1 can chickpeas". */
export function ingredientText(
  { unit: written, one, many }: Pick<RecipeIngredient, 'unit' | 'one' | 'many'>,
  total: number,
): string {
  const [amount, unit] = toHandyMeasure(total, written);
  if (unit === 'g' || unit === 'ml') return `${formatMetric(amount, unit)} ${many}`;
  const count = formatCount(amount);
  const isOne = amount <= 1;
  const name = isOne ? one : many;
  if (unit === 'each') return `${count} ${name}`;
  if (unit === 'small' || unit === 'large') return `${count} ${unit} ${name}`;
  const tinned = many.replace(/^canned /, '');
  if (unit === 'small-can') return `${count} small ${isOne ? 'can' : 'cans'} ${tinned}`;
  const word = UNIT_WORDS[unit][isOne ? 0 : 1];
  if (unit === 'leaf') return `${count} ${many} ${word}`;
  if (unit === 'can') return `${count} ${word} ${tinned}`;
  return `${count} ${word} ${many}`;
}
