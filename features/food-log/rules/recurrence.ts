import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { shortWeekdayName, weekdayName } from '#platform/shared/calendar-words.ts';
import { idWithin } from '#platform/shared/ids.ts';

/** The days on which something is proposed. */
export type Recurrence = {
  /** 1 Monday to 7 Sunday */
  weekdays: readonly number[];
  startsOn: CalendarDay;
  /** the last day; null goes on */
  endsOn: CalendarDay | null;
};

/** Whether `day` proposes it: one of its weekdays, from its first to its last day, both included. */
export function isDueOn({ weekdays, startsOn, endsOn }: Recurrence, day: CalendarDay): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn) && weekdays.includes(weekdayOf(day));
}

/**
 * The id of the entry that a day's proposal becomes. It follows from the two alone, so that two tabs or
 * devices that log the same proposal log one entry. An id is never used again: after the entry was deleted
 * (`deleted` times) the proposal has the next one.
 */
export const proposedEntryId = (recurringId: string, day: CalendarDay, deleted = 0): string =>
  idWithin(recurringId, deleted === 0 ? day : `${day} ${deleted}`);

export const inWeekOrder = (weekdays: readonly number[]): number[] =>
  weekdays.toSorted((a, b) => a - b);

/** "Every day", "Weekdays", "Weekends", "Mon, Wed, Fri". */
export function weekdaysText(weekdays: readonly number[]): string {
  const days = inWeekOrder(weekdays);
  const text = days.join('');
  if (text === '1234567') return 'Every day';
  if (text === '12345') return 'Weekdays';
  if (text === '67') return 'Weekends';
  if (days.length === 1) return `Every ${weekdayName(days[0] ?? 1)}`;
  return days.map(shortWeekdayName).join(', ');
}
