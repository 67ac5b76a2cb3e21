// Written out: making the browser's own formatters takes a slow phone longer than drawing a page.
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The days of a week, 1 Monday to 7 Sunday. */
export const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** 1 is "Monday", 7 is "Sunday". */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

/** 1 is "Mon", 7 is "Sun". */
export const shortWeekdayName = (weekday: number): string => weekdayName(weekday).slice(0, 3);

/** 1 is "January", 12 is "December". */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
