const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** "21 Nov 2026", in the device's time zone. */
export const dayOf = (instant: string): string => day.format(Date.parse(instant));

/** "21 Nov, 3:04 pm" */
export const momentOf = (instant: string): string => moment.format(Date.parse(instant));
