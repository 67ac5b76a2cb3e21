import { instantsAt } from '#platform/shared/wall-clock.ts';
import type { OfferTimes, TakenTime, TimesQuestion } from '../rules/question.ts';
import type { Hours, Schedule, WeekHours } from '../rules/schedule.ts';
import type { Span } from '../rules/span.ts';

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** "09:00-17:00" */
export function hours(text: string): Hours {
  const [start = '', end = ''] = text.split('-');
  return { startMinute: minuteOf(start), endMinute: minuteOf(end) };
}

/** The same hours on the named weekdays (1 Monday to 7 Sunday), all of them if none is named. */
export const weekly = (text: string, weekdays = [1, 2, 3, 4, 5, 6, 7]): WeekHours[] =>
  weekdays.flatMap((weekday) => text.split(' ').map((one) => ({ weekday, ...hours(one) })));

/** The instant of "2026-10-04T09:00" in a zone; of a label that comes twice the first one, or the `pass`th. */
export function at(zone: string, label: string, pass = 0): number {
  const instant = instantsAt(zone, Date.parse(`${label}Z`))[pass];
  if (instant === undefined) throw new Error(`${label} does not exist in ${zone}`);
  return instant;
}

export const span = (zone: string, from: string, to: string): Span => ({
  startMs: at(zone, from),
  endMs: at(zone, to),
});

export const anOffer = (changes: Partial<OfferTimes> = {}): OfferTimes => ({
  id: 'personal training',
  minutes: 60,
  gridMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeHours: 0,
  daysAhead: 365,
  maxPerDay: null,
  maxPerWeek: null,
  hours: null,
  placeId: null,
  ...changes,
});

export const aTakenTime = (time: Span, changes: Partial<TakenTime> = {}): TakenTime => ({
  id: `booking at ${time.startMs}`,
  offerId: 'personal training',
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  placeId: null,
  ...time,
  ...changes,
});

type Changes = Partial<Omit<TimesQuestion, 'schedule' | 'offer'>> & {
  zone?: string;
  schedule?: Partial<Schedule>;
  offer?: Partial<OfferTimes>;
};

/** A trainer in Sydney, there every day from 9:00 to 12:00; it is Monday 28 September 2026, 9:00. */
export function aQuestion({
  zone = 'Australia/Sydney',
  schedule,
  offer,
  ...rest
}: Changes = {}): TimesQuestion {
  return {
    schedule: { timeZone: zone, week: weekly('09:00-12:00'), dates: [], timeOff: [], ...schedule },
    offer: anOffer(offer),
    taken: [],
    elsewhere: [],
    travel: { usualMinutes: 0, pairs: [] },
    rooms: null,
    nowMs: Date.parse('2026-09-27T23:00Z'),
    ...rest,
  };
}
