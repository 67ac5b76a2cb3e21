import { WEEK } from '#platform/shared/calendar-words.ts';
import type { Checked } from '#platform/web/forms/use-form.ts';
import type { StoredAvailability } from '../../contract.ts';
import { hoursErrors } from '../messages/week.ts';
import { checkHours, type HoursDraft, toHoursDraft } from './hours-draft.ts';

export type WeekDraft = {
  timeZone: string;
  travel: string;
  days: Readonly<Record<number, readonly HoursDraft[]>>;
};

export type WeekContent = Omit<StoredAvailability, 'version'>;

const MAX_TRAVEL_MINUTES = 240;
const USUAL_TRAVEL_MINUTES = 20;

/** Where an error about a day stands. */
export const dayField = (weekday: number): string => `day ${weekday}`;

/** A week to be filled in, where there is none yet. */
export const newWeek = (timeZone: string): WeekContent => ({
  timeZone,
  week: [],
  usualTravelMinutes: USUAL_TRAVEL_MINUTES,
});

export const toWeekDraft = (content: WeekContent): WeekDraft => ({
  timeZone: content.timeZone,
  travel: String(content.usualTravelMinutes),
  days: Object.fromEntries(
    WEEK.map((day) => [day, toHoursDraft(content.week.filter(({ weekday }) => weekday === day))]),
  ),
});

/** The hours of Monday for the other working days too. */
export const copyMonday = (days: WeekDraft['days']): WeekDraft['days'] => ({
  ...days,
  ...Object.fromEntries([2, 3, 4, 5].map((day) => [day, days[1] ?? []])),
});

export const toWholeMinutes = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_TRAVEL_MINUTES ? Number(text) : null;

/** What is sent of a week, and what is wrong with it. */
export function checkWeek({ timeZone, travel, days }: WeekDraft): Checked<WeekContent> {
  const errors: Record<string, string> = {};
  const week = WEEK.flatMap((weekday) => {
    const { hours, error } = checkHours(days[weekday] ?? []);
    if (error) errors[dayField(weekday)] = error;
    return (hours ?? []).map((one) => ({ weekday, ...one }));
  });
  const usualTravelMinutes = toWholeMinutes(travel);
  if (usualTravelMinutes === null) errors['travel'] = hoursErrors.travel;
  return { errors, content: { timeZone, week, usualTravelMinutes: usualTravelMinutes ?? 0 } };
}
