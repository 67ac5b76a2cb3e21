import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { MealType } from './entry-kinds.ts';

/** Where an entry shall stand, and the version of it that was seen. */
export type EntryMove = { id: string; version: number; date: CalendarDay; mealType: MealType };
