import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { PlanMeal } from '../../../rules/plan-day.ts';
import type { PlanSettings } from '../../../rules/plan-settings.ts';

/** Where something is added, with the id it will have. */
type AddPlace = {
  id: string;
  settings: PlanSettings;
  slot: PlanSettings['slots'][number];
  personId: string;
  date: CalendarDay;
};

export type AddPartProps = { place: AddPlace; onAdd: (meal: PlanMeal) => void };
