import { type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';

/** When a past session was, as it is typed. */
export type PastDraft = { name: string; day: string; time: string; minutes: string };

export const MAX_PAST_MINUTES = 600;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Which parts of a draft are wrong; `minutes` as a number, null where it is none. */
export const findPastErrors = (
  { name, day, time }: PastDraft,
  minutes: number | null,
  today: CalendarDay,
): Readonly<Record<keyof PastDraft, boolean>> => ({
  name: name.trim() === '',
  day: !isCalendarDay(day) || day > today,
  time: !TIME.test(time),
  minutes: minutes === null || minutes < 1 || minutes > MAX_PAST_MINUTES,
});
