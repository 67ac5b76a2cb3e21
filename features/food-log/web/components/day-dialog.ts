import type { FoodLogEntry } from '../../contract.ts';
import type { MealType } from '../../rules/entry-kinds.ts';

/** What stands over the day: a list of acts, or the question that an act asks. */
export type DayDialog =
  | { kind: 'day-acts' }
  | { kind: 'meal-acts'; meal: MealType }
  | { kind: 'entry-acts'; entry: FoodLogEntry }
  | { kind: 'copy-to' | 'move-to'; entries: readonly FoodLogEntry[]; what: string }
  | { kind: 'repeat'; entry: FoodLogEntry }
  | { kind: 'save-meal'; entries: readonly FoodLogEntry[] }
  | { kind: 'copy-from'; meal: MealType | null };
