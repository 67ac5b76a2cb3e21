import type { CalendarDay } from '#platform/shared/calendar-day.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** The calendar day that this device shows at an instant: the person's own day, never the UTC one. */
export function localDay(at: Date): CalendarDay {
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The wall-clock time that this device shows, HH:MM. */
export const localTime = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** The device's IANA time zone. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Milliseconds until this device's calendar shows the next day (23 or 25 hours on clock changes). */
export function msToNextDay(at: Date): number {
  const next = new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1);
  return next.getTime() - at.getTime();
}
