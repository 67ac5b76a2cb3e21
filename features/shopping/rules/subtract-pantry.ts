import type { NeededLine } from './shopping-need.ts';

/** What the pantry has of a food, in grams. */
export type PantryStock = ReadonlyMap<string, number>;

/** Less than this is no reason to go shopping, g. */
const MIN_NEED_G = 1;

/** Lines without what is at home: never below zero, never a line that was not there. */
export const subtractPantry = (lines: readonly NeededLine[], stock: PantryStock): NeededLine[] =>
  lines.flatMap((line) => {
    if (line.grams === null) return [line];
    const grams = line.grams - (stock.get(line.food) ?? 0);
    return grams < MIN_NEED_G ? [] : [{ ...line, grams }];
  });
