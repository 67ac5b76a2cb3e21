import type { ShoppingNeed } from '../needs/shopping-need.ts';
import type { ShoppingSource } from './shopping-entry.ts';

/** Less than this is no reason to go shopping, g. */
export const MIN_NEED_G = 1;
/** The same of what is counted. */
export const MIN_COUNT = 0.01;

export const keyOfNeed = ({
  food,
  grams,
  amount,
}: Pick<ShoppingNeed, 'food' | 'grams' | 'amount'>): string =>
  grams === null && amount !== null ? `${food}|${amount.unit}` : food;

/** Grams, or the count where there are none; null for "to taste". */
export const valueOf = ({ grams, amount }: Pick<ShoppingNeed, 'grams' | 'amount'>): number | null =>
  grams ?? amount?.value ?? null;

/** What a source still needs: of what was bought for it, only what it has grown by. */
export function openNeeds(whole: ShoppingSource): ShoppingNeed[] {
  const { id, title, by, date, who, isKept, bought, needs } = whole;
  const left = { ...bought };
  return needs.flatMap((need) => {
    const key = keyOfNeed(need);
    const had = left[key];
    const from = { ...need, source: { id, title, by, date, who, isKept } };
    if (had === undefined) return [from];
    const value = valueOf(need);
    if (value === null) return [];
    left[key] = Math.max(0, had - value);
    const more = value - had;
    if (more < (need.grams === null ? MIN_COUNT : MIN_NEED_G)) return [];
    return need.grams === null
      ? [{ ...from, amount: need.amount && { ...need.amount, value: more } }]
      : [{ ...from, grams: more }];
  });
}
