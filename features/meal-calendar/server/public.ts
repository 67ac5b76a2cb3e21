/** What the server’s start may use of the calendar of meals. */

export { mealCalendarErasedOnly } from './queries.ts';
