import type { Hours } from '#features/free-times/rules/schedule.ts';
import { hoursProblem } from '../../rules/check-hours.ts';
import { clockWords } from '../../rules/clock-words.ts';
import { hoursErrors, hoursText, nextDayText } from '../messages/week.ts';

/** Hours as they are typed; `key` tells them apart on the screen. */
export type HoursDraft = { key: number; from: string; to: string };

/** "09:05" of 545, as a time box takes it. */
export const timeValue = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes since midnight of what a time box gives; null while it is empty. */
export function toMinute(text: string): number | null {
  const found = /^(\d{1,2}):(\d{2})/.exec(text);
  if (!found) return null;
  const minute = Number(found[1]) * 60 + Number(found[2]);
  return minute < 24 * 60 ? minute : null;
}

export const toHoursDraft = (hours: readonly Hours[]): readonly HoursDraft[] =>
  hours
    .toSorted((a, b) => a.startMinute - b.startMinute)
    .map(({ startMinute, endMinute }, key) => ({
      key,
      from: timeValue(startMinute),
      to: timeValue(endMinute),
    }));

const WORKING_DAY = [{ key: 0, from: '09:00', to: '17:00' }];

/** Hours to begin a day with are those of the day `before`; further ones are empty. */
export function addHours(
  hours: readonly HoursDraft[],
  before: readonly HoursDraft[] = WORKING_DAY,
): readonly HoursDraft[] {
  if (hours.length === 0) return before;
  const key = Math.max(...hours.map((one) => one.key)) + 1;
  return [...hours, { key, from: '', to: '' }];
}

export type CheckedHours = { hours: Hours[]; error: null } | { hours: null; error: string };

/** The hours of one day, or what is wrong with them. */
export function checkHours(drafts: readonly HoursDraft[]): CheckedHours {
  const hours: Hours[] = [];
  for (const { from, to } of drafts) {
    const [startMinute, endMinute] = [toMinute(from), toMinute(to)];
    if (startMinute === null || endMinute === null) {
      return { hours: null, error: hoursErrors.missing };
    }
    hours.push({ startMinute, endMinute });
  }
  const error = hoursProblem(hours);
  return error ? { hours: null, error } : { hours, error: null };
}

/** "9 am to 12 pm, 6 pm to 1 am the next day" */
export const describeHours = (hours: readonly Hours[]): string =>
  hours
    .toSorted((a, b) => a.startMinute - b.startMinute)
    .map(({ startMinute, endMinute }) => {
      const text = hoursText(clockWords(startMinute), clockWords(endMinute));
      return endMinute <= startMinute ? nextDayText(text) : text;
    })
    .join(', ');
