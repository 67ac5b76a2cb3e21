import { weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';

/** "Monday and Friday" */
export const weekdaysText = (weekdays: readonly number[]): string =>
  formatList(weekdays.map(weekdayName));
