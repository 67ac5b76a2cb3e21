import type { CalendarFailure } from '../../rules/calendar-failures.ts';

export const calendarsText = {
  title: 'Your other calendars',
  lead: 'When you’re busy there, nobody can book you here. We read times only, no titles.',
  none: 'No calendars yet',
  addFirst: 'In your calendar app, copy the secret address that ends in .ics, and add it here.',
  add: 'Add a calendar',
  name: 'Name',
  nameHint: 'For you, like “Family”.',
  address: 'Secret address (ICS)',
  addressHint: 'It starts with https:// or webcal://. We keep it sealed.',
  save: 'Read calendar',
  refresh: (name: string) => `Read ${name} now`,
  remove: (name: string) => `Delete ${name}`,
  upcoming: (count: number) => (count === 1 ? '1 busy time ahead' : `${count} busy times ahead`),
  neverRead: 'Not read yet',
  readAt: (time: string) => `Read ${time}`,
  every: 'Each calendar is read every 15 minutes, and before a booking is confirmed.',
  added: (name: string) => ({ title: 'Calendar added', description: name }),
  refreshed: (name: string) => ({ title: 'Calendar read', description: name }),
  removed: (name: string) => ({ title: 'Calendar deleted', description: name }),
  failed: 'Not saved. Check your connection and try again.',
  nameMissing: 'Enter a name.',
  addressMissing: 'Enter an address.',
};

/** Why the last try failed, in the list. What was known before still counts. */
export const failureText: Readonly<Record<CalendarFailure, string>> = {
  'bad-address': 'The address isn’t one that can be read. Delete it and add it again.',
  private: 'The address leads into a private network. Delete it and add another.',
  'not-found': 'The calendar isn’t there any more. Copy its address again.',
  'not-a-calendar': 'What is at the address isn’t a calendar any more.',
  'too-large': 'The calendar has become too large to read.',
  'no-answer': 'No answer last time. We’ll try again; what we know still counts.',
};
