import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Eater, PlanDay, PlanMeal } from './plan-day-schema.ts';

// Screens take the types without zod.
export type { Eater, MealAmounts, PlanDay, PlanDayContent, PlanMeal } from './plan-day-schema.ts';
export { HOST, type PortionState } from './plan-kinds.ts';

export const emptyDay = (date: CalendarDay): PlanDay => ({
  date,
  meals: [],
  note: null,
  version: 0,
});

/** The days from `from` on, those without a plan empty. */
export const fillDays = (dates: readonly CalendarDay[], days: readonly PlanDay[]): PlanDay[] =>
  dates.map((date) => days.find((day) => day.date === date) ?? emptyDay(date));

/** A person's part of a meal; null if they do not eat it. */
export const eaterOf = ({ eaters }: PlanMeal, person: string): Eater | null =>
  eaters.find((one) => one.personId === person) ?? null;

/** Servings of a person's part: those eaten once it was, else the planned ones. */
export const servingsOf = ({ state, portion, eaten = portion }: Eater): number =>
  state === 'eaten' ? eaten : portion;

/** Eaten from what was cooked on an earlier day. */
export const isLeftover = (meal: PlanMeal, date: CalendarDay): boolean => meal.cookedOn < date;
