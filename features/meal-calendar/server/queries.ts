import { addressRows } from '#platform/server/calendar-feed/address-rows.ts';
import { mealPlanCalendars } from './tables.ts';

export const addresses = addressRows(mealPlanCalendars);

export const mealCalendarErasedOnly = [
  { name: 'meal_plan_calendars', because: 'a link that leads to this server alone' },
];
