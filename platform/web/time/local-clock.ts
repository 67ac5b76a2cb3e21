import { type CalendarDay, toLivedDay } from '#platform/shared/calendar-day.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The day by this device's clock at an instant, never the UTC one; until the person's own day starts
 * (`dayStartHour`, 0 midnight to 6) it is still the one before.
 */
export function localDay(at: Date, dayStartHour = 0): CalendarDay {
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return toLivedDay(day, at.getHours(), dayStartHour);
}

/** The wall-clock time that this device shows, HH:MM. */
export const localTime = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Milliseconds until the person's next day starts on this device (days of clock changes have 23 or 25 hours). */
export function msToNextDay(at: Date, dayStartHour = 0): number {
  const days = at.getHours() < dayStartHour ? 0 : 1;
  const next = new Date(at.getFullYear(), at.getMonth(), at.getDate() + days, dayStartHour);
  return next.getTime() - at.getTime();
}
