import { formatCount } from '#features/recipe-book/rules/amount-text.ts';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import type { ShopLine } from '../list/list-lines.ts';

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

type Amounts = Pick<ShopLine, 'grams' | 'amount' | 'buy' | 'sold'>;

/** What to take off the shelf: "1 kg + 500 g", "4", "2 cans", "1 carton of 6"; empty where nothing was said. */
export function amountText({ grams, amount, buy, sold }: Amounts): string {
  if (amount) return countText(amount.value, amount.unit);
  if (grams === null || !buy) return '';
  if (buy.cartons.length > 0) {
    return buy.cartons.map(({ pieces, count }) => `${count} × ${pieces}`).join(' + ');
  }
  if (buy.pieces !== null) return countText(buy.pieces, sold.piece ?? 'each');
  if (buy.packs.length === 0) return weight(buy.grams, sold.density);
  return buy.packs
    .map((pack) => {
      const size = weight(pack.grams, sold.density);
      return pack.count === 1 ? size : `${pack.count} × ${size}`;
    })
    .join(' + ');
}

/** What is needed of what is bought in packs or pieces: "need 250 g"; null where both are the same. */
export function neededText({ food, grams, buy, sold }: Amounts & { food: string }): string | null {
  if (grams === null || !buy) return null;
  if (buy.pieces !== null) {
    const each = sold.pieceGrams ?? 0;
    const pieces = each > 0 ? grams / each : 0;
    return buy.cartons.length > 0 && factsByKey(food)
      ? countText(Math.ceil(pieces - 0.1), 'each')
      : null;
  }
  if (buy.packs.length === 0) return null;
  const [pack] = buy.packs;
  const isExact =
    buy.packs.length === 1 && pack?.count === 1 && Math.abs(pack.grams - buy.grams) < 5;
  return isExact ? null : weight(buy.grams, sold.density);
}
