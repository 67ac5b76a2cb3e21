import type { PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** Where something is added, with the id it will have. */
type AddPlace = {
  id: string;
  settings: PlanSettings;
  slot: PlanSettings['slots'][number];
  personId: string;
  date: CalendarDay;
};

export type AddPartProps = { place: AddPlace; onAdd: (meal: PlanMeal) => void };
