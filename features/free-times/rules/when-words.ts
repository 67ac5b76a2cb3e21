import { zoneName } from './viewer-days.ts';

/** "9:00 am" on the wall of a zone. */
export const timeWords = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' }).format(ms);

/** "Tuesday 24 November 2026" on the calendar of a zone. */
export function dayWords(ms: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(ms);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('weekday')} ${of('day')} ${of('month')} ${of('year')}`;
}

/** "Sunday 22 November 2026, 9:00 am". */
export const momentWords = (ms: number, timeZone: string): string =>
  `${dayWords(ms, timeZone)}, ${timeWords(ms, timeZone)}`;

/** "Tuesday 24 November 2026, 9:00 am to 10:00 am, Sydney (AEDT)". */
export const whenWords = (startMs: number, endMs: number, timeZone: string): string =>
  `${dayWords(startMs, timeZone)}, ${timeWords(startMs, timeZone)} to ${timeWords(endMs, timeZone)}, ${zoneName(timeZone, startMs)}`;

type Place = { name: string; suburb: string; isClients?: boolean | undefined };

/** "Studio 2, Northcote"; the place alone where it has no suburb. */
export const placeWords = ({ name, suburb, isClients }: Place): string =>
  [name, suburb].filter(Boolean).join(', ') || (isClients ? 'At the client’s place' : '');
