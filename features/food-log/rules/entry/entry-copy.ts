import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { itemOf } from '../item/logged-item.ts';
import { type MealType, sourceTypeOf } from './entry-kinds.ts';
import type { EntryContent } from './same-entry.ts';

type Copied = EntryContent & { aiAnalyzed: boolean; aiConfidence: number | null };

/** Where entries go; a null meal leaves each in the meal it has. */
export type Place = { date: CalendarDay; mealType: MealType | null };

/**
 * An entry again, elsewhere: all its figures, its note, and whether they were an estimate, which a copy
 * does not turn into a fact. When it was eaten is not copied.
 */
export const copyOf = (entry: Copied, place: Place, id: string) => ({
  ...itemOf(entry),
  id,
  date: place.date,
  mealType: place.mealType ?? entry.mealType,
  origin: 'copy' as const,
  sourceType: sourceTypeOf(entry.aiConfidence),
  aiAnalyzed: entry.aiAnalyzed,
  aiConfidence: entry.aiConfidence,
});

export type EntryCopy = ReturnType<typeof copyOf>;
