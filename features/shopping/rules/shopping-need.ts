import type { Aisle } from '#features/recipe-book/rules/read-facts.ts';

/** Where a line of the list comes from, so that removing a meal takes its part away again. */
export type NeedSource = {
  /** Planned meal, or the line itself if it was added by hand. */
  id: string;
  /** "Fried rice, Tuesday". */
  name: string;
};

/** What one ingredient of a meal needs. */
export type ShoppingNeed = {
  /** Key of the food facts, id of a catalogue or own food, or "text:…" of a line without a food. */
  food: string;
  name: string;
  aisle: Aisle | 'other';
  /** Edible grams of the food as it is bought; null: cannot be converted, which is not 0. */
  grams: number | null;
  /** What is kept where there are no grams: 500 ml, 2 handfuls. Null for "to taste". */
  amount: { value: number; unit: string } | null;
  source: NeedSource;
};

/** What is needed of a food in one kind of amount. */
export type NeededLine = {
  /** Stable while the plan changes: ticks refer to it. */
  key: string;
  food: string;
  name: string;
  aisle: Aisle | 'other';
  grams: number | null;
  amount: { value: number; unit: string } | null;
  sources: NeedSource[];
};
