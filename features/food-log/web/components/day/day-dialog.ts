import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { FoodLogEntry } from '../../../contract.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';

/** The open sheet of a day: a list of actions, or one action's form. */
export type DayDialog =
  | { kind: 'day-acts' }
  | { kind: 'meal-acts'; meal: MealType }
  | { kind: 'entry-acts'; entry: FoodLogEntry }
  | { kind: 'copy-to' | 'move-to'; entries: readonly FoodLogEntry[]; what: string }
  | { kind: 'repeat'; entry: FoodLogEntry }
  | { kind: 'save-meal'; entries: readonly FoodLogEntry[] }
  | { kind: 'copy-from'; meal: MealType | null };

/** Context of a day's sheet. */
export type DayDialogsProps = {
  dialog: DayDialog | null;
  day: CalendarDay;
  today: CalendarDay;
  entries: readonly FoodLogEntry[];
  onShow: (dialog: DayDialog | null) => void;
  onSelect: () => void;
  /** something was done: what was marked for it is done with */
  onDone: () => void;
};
