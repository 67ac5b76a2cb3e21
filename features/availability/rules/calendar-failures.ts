/** Why a calendar elsewhere could not be read. */
export const CALENDAR_FAILURES = [
  'bad-address',
  'private',
  'not-found',
  'not-a-calendar',
  'too-large',
  'no-answer',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

export const MAX_CALENDAR_MEGABYTES = 2;
/** Each calendar is read again after so long. */
export const CALENDAR_EVERY_MINUTES = 15;
/** What is older is read again before a booking is confirmed: steps of one booking read once. */
export const CALENDAR_FRESH_MINUTES = 1;
export const MAX_CALENDARS = 5;

/** What to do about it, where the address is given. */
export const CALENDAR_FAILURE_WORDS: Readonly<Record<CalendarFailure, string>> = {
  'bad-address': 'Enter an address that starts with https:// or webcal://.',
  private: 'That address leads into a private network. Use one that is on the internet.',
  'not-found': 'There is no calendar at that address. Copy it again.',
  'not-a-calendar': 'That address isn’t a calendar. Copy the one that ends in .ics.',
  'too-large': `That calendar is too large: use one of at most ${MAX_CALENDAR_MEGABYTES} MB.`,
  'no-answer': 'There was no answer from that address. Check it, or try again later.',
};
