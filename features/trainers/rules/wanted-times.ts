import { dayIn, timeIn, weekdayOf } from '#platform/shared/calendar-day.ts';

export const TIMES_OF_DAY = ['morning', 'day', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** Hours on the viewer's wall, the end excluded. */
const HOURS: Record<TimeOfDay, readonly [string, string]> = {
  morning: ['00:00', '09:00'],
  day: ['09:00', '17:00'],
  evening: ['17:00', '24:00'],
};

/** The starts that a viewer wants, in their own zone; null: any. */
export function toAccepts(wanted: {
  weekday: number | null;
  timeOfDay: TimeOfDay | null;
  timeZone: string;
}): ((startMs: number) => boolean) | null {
  const { weekday, timeOfDay, timeZone } = wanted;
  if (weekday === null && timeOfDay === null) return null;
  return (startMs) => {
    if (weekday !== null && weekdayOf(dayIn(timeZone, startMs)) !== weekday) return false;
    if (timeOfDay === null) return true;
    const [from, to] = HOURS[timeOfDay];
    const time = timeIn(timeZone, startMs);
    return time >= from && time < to;
  };
}
