import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import type { ClassDateShown } from '../../contract.ts';

export type TimetableFilter = {
  organisationId: string | null;
  classId: string | null;
  trainer: string | null;
  isMine: boolean;
};

export const NO_FILTER: TimetableFilter = {
  organisationId: null,
  classId: null,
  trainer: null,
  isMine: false,
};

export const isShown = (date: ClassDateShown, filter: TimetableFilter): boolean =>
  (filter.organisationId === null || date.organisationId === filter.organisationId) &&
  (filter.classId === null || date.classId === filter.classId) &&
  (filter.trainer === null || date.trainerName === filter.trainer) &&
  (!filter.isMine || date.own !== null || date.waits !== null);

/** The Monday of a day's week. */
export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

export type TimetableDay = { day: CalendarDay; dates: ClassDateShown[] };

/** The seven days of a week from `monday`, with what takes place on each by the viewer's own clock. */
export function daysOfWeek(dates: readonly ClassDateShown[], monday: CalendarDay): TimetableDay[] {
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  return days.map((day) => ({
    day,
    dates: dates.filter(({ start }) => localDay(new Date(start)) === day),
  }));
}

/** Different values in order of their labels, for a filter. */
export function choices(pairs: readonly (readonly [value: string, label: string])[]) {
  return [...new Map(pairs)]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-AU'));
}
