import { deviceTimeZone } from '#platform/web/time/local-clock.ts';

export { dollars } from '#features/plans/rules/money.ts';

/** "Tue 24 Nov, 5:00 pm" in the viewer's zone. */
export function freeTime(ms: number, timeZone: string = deviceTimeZone()): string {
  const day = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    day.find((one) => one.type === type)?.value ?? '';
  const time = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
  }).format(ms);
  return `${part('weekday')} ${part('day')} ${part('month')}, ${time}`;
}
