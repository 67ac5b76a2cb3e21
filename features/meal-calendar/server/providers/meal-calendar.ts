import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from '../../rules/calendar-event.ts';

const [MEAL_MS, SNACK_MS] = [30 * 60_000, 10 * 60_000];
const HOURS_BETWEEN_READS = 4;

type Calendar = { publicUrl: string; nowMs: number };

/**
 * Planned meals as an iCalendar file (RFC 5545). Times float: they are of the clock where the calendar is
 * read, as meals are of the person's day.
 */
export function writeMealCalendar(events: readonly CalendarEvent[], about: Calendar): string {
  const calendar = ical({
    name: 'Vigour meals',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Vigour', product: 'Meal plan', language: 'EN' },
    ttl: HOURS_BETWEEN_READS * 3_600,
  });
  for (const { id, date, time, title, recipeId, isLeftover, isSnack, about: text } of events) {
    const startMs = Date.parse(`${date}T${time}:00Z`);
    calendar.createEvent({
      id: `${id}@vigour`,
      start: new Date(startMs),
      end: new Date(startMs + (isSnack ? SNACK_MS : MEAL_MS)),
      floating: true,
      stamp: new Date(about.nowMs),
      summary: isLeftover ? `${title} (leftovers)` : title,
      // Who eats is not busy: others may still ask for that time.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(text !== null && { description: text }),
      ...(recipeId !== null && {
        url: `${about.publicUrl}/meals/recipes/${encodeURIComponent(recipeId)}`,
      }),
    });
  }
  return calendar.toString();
}
