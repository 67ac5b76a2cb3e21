import type { Bought } from '#features/groceries/rules/amount-text.ts';
import { addNeeds } from '#features/shopping/rules/list/change-lines.ts';
import { isOpen, type ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import { momentAfter, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { keyOfNeed, openNeeds, valueOf } from '#features/shopping/rules/list/open-needs.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';

/** In what a person says how much of a line they buy; `each`: what one of it is in the line's own amount. */
export type ShopUnit = { unit: string; each: number; value: number };

/** Pieces, millilitres or grams as the shop sells it; null where the line has no amount. */
export function shopUnit({ grams, amount, buy, sold }: Bought): ShopUnit | null {
  if (amount) return { unit: amount.unit, each: 1, value: amount.value };
  if (grams === null || !buy) return null;
  if (buy.pieces !== null && sold.pieceGrams !== null) {
    return { unit: sold.piece ?? 'each', each: sold.pieceGrams, value: buy.pieces };
  }
  const { density, edibleShare } = sold;
  return density === null
    ? { unit: 'g', each: edibleShare, value: Math.round(buy.grams) }
    : { unit: 'ml', each: density * edibleShare, value: Math.round(buy.grams / density) };
}

type Asked = Pick<ShopLine, 'key' | 'food' | 'name' | 'ownAisle' | 'grams' | 'amount' | 'sources'>;

/**
 * Another amount of a line, in edible grams or its count: what is more is asked for by hand, what is less is at home
 * already. The id is the caller's.
 */
export function askFor(
  state: ShoppingChanges,
  line: Asked,
  value: number,
  { id, nowMs }: { id: string; nowMs: number },
): ShoppingChanges {
  const { key, food, name, ownAisle: aisle, grams, amount, sources } = line;
  const more = value - (valueOf(line) ?? 0);
  if (more > 0) {
    const need = {
      grams: grams === null ? null : more,
      amount: grams === null && amount ? { ...amount, value: more } : null,
    };
    return addNeeds(
      { id, by: 'hand', title: name, recipeId: null, servings: null },
      [{ food, name, aisle, ...need, text: name, isGuess: false }],
      nowMs,
    );
  }
  const ids = new Set(sources.map((one) => one.id));
  const needed = state.sources
    .filter((one) => isOpen(one) && ids.has(one.id))
    .map((source) => ({
      source,
      open: openNeeds(source)
        .filter((need) => keyOfNeed(need) === key)
        .reduce((sum, need) => sum + (valueOf(need) ?? 0), 0),
    }));
  // What is at home was taken off the line already, and is had for these needs from now on.
  let less = needed.reduce((sum, { open }) => sum + open, 0) - value;
  return {
    ...NO_CHANGES,
    sources: needed.flatMap(({ source, open }) => {
      const had = Math.min(open, Math.max(0, less));
      if (had === 0) return [];
      less -= had;
      const bought = { ...source.bought, [key]: (source.bought[key] ?? 0) + had };
      return [{ ...source, bought, at: momentAfter(nowMs, source) }];
    }),
  };
}
