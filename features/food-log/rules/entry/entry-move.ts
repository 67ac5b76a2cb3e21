import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { MealType } from './entry-kinds.ts';

/** Target place of an entry, and the version seen. */
export type EntryMove = { id: string; version: number; date: CalendarDay; mealType: MealType };
