import type { ShopAisle } from '#features/groceries/rules/shop-aisles.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { StoredNeed } from '../list/shopping-entry.ts';

/** Where a line of the list comes from, so that removing a meal takes its part away again. */
export type NeedSource = {
  /** Planned meal or recipe, or the line itself if it was added by hand. */
  id: string;
  title: string;
  by: 'hand' | 'recipe' | 'plan';
  date: CalendarDay | null;
  /** who put it on the list; left out: the plan, or not known */
  who?: string | undefined;
  /** ticked for meals that are not planned any more */
  isKept?: boolean | undefined;
  /** as its recipe writes it, for the servings that are shopped for */
  texts: string[];
  /** what it needs of the line, in the line's grams or unit; null: no amount is said */
  value: number | null;
  /** the recipe weighs it cooked, the list as it is bought */
  isUncooked: boolean;
};

/** What one ingredient of a meal needs. */
export type ShoppingNeed = StoredNeed & {
  source: Omit<NeedSource, 'texts' | 'value' | 'isUncooked'>;
};

/** What is needed of a food in one kind of amount. */
export type NeededLine = {
  /** Stable while the plan changes: ticks refer to it. */
  key: string;
  food: string;
  name: string;
  aisle: ShopAisle;
  grams: number | null;
  amount: { value: number; unit: string } | null;
  isGuess: boolean;
  sources: NeedSource[];
};
