import { formatList } from '#platform/shared/format-list.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** 1 is "Monday". */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

/** "Monday and Friday" */
export const weekdaysText = (weekdays: readonly number[]): string =>
  formatList(weekdays.map(weekdayName));
