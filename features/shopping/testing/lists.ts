import { NO_CHANGES } from '../rules/list/merge-changes.ts';
import type {
  PantryItem,
  ShoppingChanges,
  ShoppingSource,
  StoredNeed,
} from '../rules/list/shopping-entry.ts';

/** The day of the tests of lists. */
export const TODAY = '2026-11-23';

export const stored = (
  food: string,
  grams: number | null,
  more: Partial<StoredNeed> = {},
): StoredNeed => ({
  food,
  name: food,
  aisle: 'vegetables',
  grams,
  amount: null,
  text: food,
  isGuess: false,
  ...more,
});

export const meal = (
  id: string,
  needs: StoredNeed[],
  more: Partial<ShoppingSource> = {},
): ShoppingSource => ({
  id,
  at: 1,
  gone: false,
  by: 'plan',
  title: id,
  recipeId: id,
  date: TODAY,
  servings: 2,
  needs,
  bought: {},
  isDone: false,
  people: null,
  ...more,
});

export const atHome = (
  food: string,
  grams: number,
  more: Partial<PantryItem> = {},
): PantryItem => ({
  id: `home-${food}-${grams}`,
  at: 1,
  gone: false,
  food,
  name: food,
  aisle: 'vegetables',
  grams,
  amount: null,
  bestBefore: null,
  isDateGuess: false,
  ...more,
});

export const listOf = (...sources: ShoppingSource[]): ShoppingChanges => ({
  ...NO_CHANGES,
  sources,
});
