import { eaterOf, isLeftover, type PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** A planned meal as a calendar shows it. */
export type CalendarEvent = {
  /** the meal's: moving it moves the entry */
  id: string;
  date: CalendarDay;
  /** HH:MM of the person's day */
  time: string;
  title: string;
  recipeId: string | null;
  isLeftover: boolean;
  note: string | null;
};

/** Of a meal whose slot is gone from the settings. */
const USUAL_TIME = '12:00';

/** What a person eats by the plan, as entries of a calendar. What is dropped or kept is not eaten. */
export const calendarEvents = (
  days: readonly PlanDay[],
  { slots }: PlanSettings,
  personId: string,
): CalendarEvent[] =>
  days.flatMap(({ date, meals }) =>
    meals.flatMap((meal) => {
      const state = eaterOf(meal, personId)?.state ?? 'dropped';
      if (state === 'dropped' || state === 'kept') return [];
      const { id, title, recipeId, note, slotId } = meal;
      const time = slots.find((slot) => slot.id === slotId)?.time ?? USUAL_TIME;
      return [{ id, date, time, title, recipeId, isLeftover: isLeftover(meal, date), note }];
    }),
  );
