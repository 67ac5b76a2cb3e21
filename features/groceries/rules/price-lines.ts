import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import type { Bought } from './amount-text.ts';
import { gramsBrought } from './to-purchase.ts';

type Priced = Pick<Bought, 'food' | 'grams' | 'buy' | 'sold'>;

const audPerGram = (food: string): number | null => {
  const facts = factsByKey(food);
  return facts ? facts.audPerKg / 1000 : null;
};

/**
 * About what a line costs at the till, AUD at usual Australian supermarket prices: whole packs and pieces. Null
 * where the food, its price or the amount is not known.
 */
export function priceAud({ food, grams, buy, sold }: Priced): number | null {
  const each = audPerGram(food);
  if (each === null || grams === null || !buy) return null;
  return gramsBrought(buy, sold) * each;
}

export type ListPrice<Line> = {
  /** AUD of the lines whose price is known */
  aud: number;
  /** AUD of what the recipes use of it; the rest stays at home */
  usedAud: number;
  /** lines without a price: they cost something too */
  unknown: Line[];
  /** packs that cost much and are hardly opened for these recipes, dearest first */
  hardlyUsed: { line: Line; aud: number; usedAud: number }[];
};

/** What of a pack stays at home is worth a word from so many dollars on, if most of it stays. */
const MUCH_LEFT_AUD = 6;
const HARDLY_USED = 0.4;

/** About what a list costs; null if no line of it has a price. */
export function priceList<Line extends Priced>(lines: readonly Line[]): ListPrice<Line> | null {
  let aud = 0;
  let usedAud = 0;
  const unknown: Line[] = [];
  const hardlyUsed: ListPrice<Line>['hardlyUsed'] = [];
  for (const line of lines) {
    const price = priceAud(line);
    if (price === null) {
      unknown.push(line);
      continue;
    }
    aud += price;
    const used = Math.min(price, (line.grams ?? 0) * (audPerGram(line.food) ?? 0));
    usedAud += used;
    if (price - used >= MUCH_LEFT_AUD && used < price * HARDLY_USED) {
      hardlyUsed.push({ line, aud: price, usedAud: used });
    }
  }
  return unknown.length === lines.length
    ? null
    : { aud, usedAud, unknown, hardlyUsed: hardlyUsed.toSorted((a, b) => b.aud - a.aud) };
}

/** "$2.10", from ten dollars on "$13": nobody knows it more exactly. */
export const priceText = (aud: number): string =>
  aud < 9.95
    ? `$${(Math.max(1, Math.round(aud * 10)) / 10).toFixed(2)}`
    : `$${wholeText(Math.round(aud))}`;
