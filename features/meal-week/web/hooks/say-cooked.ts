import { newlyCooked } from '#features/meal-plans/rules/changing/replanned-day.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { cookedInstead } from '../messages/plan.ts';

/** Sentences on leftovers whose dish is gone: they are cooked on their own day now. */
export const sayCooked = (
  before: readonly PlanDay[],
  after: readonly PlanDay[],
  today: CalendarDay,
): string[] =>
  newlyCooked(before, after).map(({ date, meal }) =>
    cookedInstead(meal.title, dayName(date, today)),
  );
