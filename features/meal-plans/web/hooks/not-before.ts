import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { localTime } from '#platform/web/time/local-clock.ts';

/** A meal may still be planned this long after its time. */
const GRACE_HOURS = 2;

/** HH:MM some hours before a time; null: the day has only begun. */
function hoursBefore(time: string, hours: number): string | null {
  const hour = Number(time.slice(0, 2)) - hours;
  return hour > 0 ? `${`${hour}`.padStart(2, '0')}${time.slice(2)}` : null;
}

/** The time (HH:MM) before which meals of a day are over now; null: none are. */
export function notBefore(date: CalendarDay, today: CalendarDay): string | null {
  if (date > today) return null;
  return date < today ? '24:00' : hoursBefore(localTime(new Date()), GRACE_HOURS);
}
