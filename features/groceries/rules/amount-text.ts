import { formatCount } from '#features/recipe-book/rules/amount-text.ts';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { toGrams } from '#features/recipe-book/rules/measures.ts';
import type { FoodRole } from '#features/recipe-book/rules/read-facts.ts';
import { type SoldAs, soldAs } from './sold-as.ts';
import { type Purchase, toPurchase } from './to-purchase.ts';

/** A weight as a shop writes it: 5 g from 50 on, kilograms from 1,000; millilitres and litres alike. */
export function formatMeasure(value: number, kind: 'g' | 'ml'): string {
  const step = value >= 50 ? 5 : 1;
  const rounded = Math.max(1, Math.round(value / step) * step);
  if (rounded < 1000) return `${rounded} ${kind}`;
  return `${Number((rounded / 1000).toFixed(2))} ${kind === 'g' ? 'kg' : 'L'}`;
}

const weight = (grams: number, density: number | null): string =>
  density === null ? formatMeasure(grams, 'g') : formatMeasure(grams / density, 'ml');

const PLURALS: Readonly<Record<string, string>> = {
  bunch: 'bunches',
  leaf: 'leaves',
  loaf: 'loaves',
  pinch: 'pinches',
  glass: 'glasses',
  box: 'boxes',
};
const FIXED = new Set(['g', 'ml', 'kg', 'tbsp', 'tsp', 'cm']);

/** "1 can", "2 bunches", "500 ml". */
export function countText(value: number, unit: string): string {
  if (unit === 'ml' || unit === 'g') return formatMeasure(value, unit);
  const count = formatCount(value);
  if (unit === 'each') return count;
  if (value <= 1 || FIXED.has(unit)) return `${count} ${unit}`;
  return `${count} ${PLURALS[unit] ?? `${unit}s`}`;
}

/** What is needed of a food. */
type Needed = {
  /** key of the food facts, or of another food */
  food: string;
  /** edible grams; null where it cannot be weighed */
  grams: number | null;
  /** what is said where there are no grams */
  amount: { value: number; unit: string } | null;
};

/** What to take off the shelf for it. */
export type Bought = Needed & {
  /** null where nothing is weighed */
  buy: Purchase | null;
  sold: SoldAs;
};

/** What one need has a person buy. */
export function toBuy({ food, grams, amount }: Needed): Bought {
  const sold = soldAs(food);
  return { food, grams, amount, sold, buy: grams === null ? null : toPurchase(grams, sold) };
}

/** Of these one buys a jar or a packet, whatever a recipe takes. */
const BY_SPOON: readonly FoodRole[] = ['spice', 'salt', 'raising'];
const TSP_PER_TBSP = 4;
/** From here on a shop's weight says more than spoons. */
const MAX_TSP = 24;

/** "1 tsp", "2 tbsp" of what is used by the spoon; null for all else. */
function spoonText(food: string, grams: number): string | null {
  const facts = factsByKey(food);
  if (!facts || !BY_SPOON.includes(facts.role)) return null;
  const gramsPerTsp = toGrams(1, 'tsp', facts);
  if (gramsPerTsp === null) return null;
  const spoons = grams / gramsPerTsp;
  if (spoons > MAX_TSP) return null;
  return spoons < TSP_PER_TBSP
    ? `${formatCount(spoons)} tsp`
    : `${formatCount(spoons / TSP_PER_TBSP)} tbsp`;
}

/** What to take off the shelf: "1 kg + 500 g", "4", "2 cans", "1 tsp"; empty where nothing was said. */
export function amountText({ food, grams, amount, buy, sold }: Bought): string {
  if (amount) return countText(amount.value, amount.unit);
  if (grams === null || !buy) return '';
  if (buy.pieces !== null) return countText(buy.pieces, sold.piece ?? 'each');
  const spoons = spoonText(food, grams);
  if (spoons) return spoons;
  if (buy.packs.length === 0) return weight(buy.grams, sold.density);
  return buy.packs
    .map((pack) => {
      const size = weight(pack.grams, sold.density);
      return pack.count === 1 ? size : `${pack.count} × ${size}`;
    })
    .join(' + ');
}

/** The cartons that cover the pieces: "carton of 6", "2 cartons of 12"; null for what is loose. */
export function cartonText({ buy }: Pick<Bought, 'buy'>): string | null {
  if (!buy || buy.cartons.length === 0) return null;
  return buy.cartons
    .map(({ pieces, count }) =>
      count === 1 ? `carton of ${pieces}` : `${count} cartons of ${pieces}`,
    )
    .join(' + ');
}

/** What is needed of what is bought in packs: "need 250 g"; null where both are the same. */
export function neededText({ food, grams, buy, sold }: Bought): string | null {
  if (grams === null || !buy || buy.packs.length === 0) return null;
  if (spoonText(food, grams)) return null;
  const [pack] = buy.packs;
  const isExact =
    buy.packs.length === 1 && pack?.count === 1 && Math.abs(pack.grams - buy.grams) < 5;
  return isExact ? null : weight(buy.grams, sold.density);
}
