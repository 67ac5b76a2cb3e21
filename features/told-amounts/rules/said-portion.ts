import type { Portion } from '#features/food-facts/rules/food-kinds.ts';
import type { Measure } from '#features/foods/rules/amounts/portion.ts';
import type { SaidAmount } from '#features/foods/rules/amounts/sentence-numbers.ts';
import type { SentenceUnit } from '#features/foods/rules/amounts/sentence-units.ts';

/** What a sentence says of an amount. */
export type SaidPortion = {
  /** the words that name the food, folded */
  words: readonly string[];
  amount: SaidAmount | null;
  unit: SentenceUnit | null;
  each: { value: number; unit: SentenceUnit } | null;
  size: string | null;
  /** the words of what it is eaten with: butter with toast is little butter */
  beside: readonly string[] | null;
  /** how many slices it is spread on; 1 where nothing says so */
  slices: number;
};

/** What is known of the food that it is an amount of. */
export type PortionedFood = {
  name: string;
  category: string | null;
  basis: '100g' | '100ml';
  portions: readonly Portion[];
  measures: readonly Measure[];
  /** as it was logged last; null for what was never logged */
  usual: { measure: Measure; quantity: number } | null;
};
