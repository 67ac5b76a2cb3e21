import type { Clash } from '#features/free-times/rules/why-not-free.ts';

export const staffText = {
  title: 'Staff calendars',
  lead: 'Classes of each trainer. Their own bookings show as busy.',
  none: 'No trainers yet',
  noneLead: 'Invite trainers under Members. Their week shows here then.',
  invite: 'Members',
  classes: 'Classes',
  trainer: 'Trainer',
  week: 'Week',
  previous: 'Earlier week',
  next: 'Later week',
  today: 'This week',
  busy: 'Busy',
  timeOff: 'Time off',
  allDay: 'all day',
  nothing: 'Nothing',
  former: 'No longer here',
  booked: (booked: number, capacity: number) => `${booked} of ${capacity}`,
  cancelled: 'Cancelled',
  unplaced: 'These dates have no trainer or room',
  unplacedLead: 'Change the class, or free the trainer or room. It is then made within the hour.',
  lacksRoom: (room: string, by: string) =>
    by ? `${room} is taken by ${by}.` : `${room} is taken.`,
  lacksTrainer: (name: string, clashes: readonly Clash[]) =>
    `${name}: ${clashes.map((one) => clashText[one]).join(', ')}.`,
  lacksAnybody: 'It has no trainer.',
  showDay: (name: string, when: string) => `Show ${name}, ${when}`,
  editClass: 'Change the class',
  more: (count: number) => `${count} more in the next month`,
  total: (classes: number, hours: string) =>
    `${classes === 1 ? '1 class' : `${classes} classes`}, ${hours} h this week`,
  nothingThatDay: (names: string) => `Nothing that day: ${names}`,
  waiting: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
  when: 'When',
  people: 'Booked',
  room: 'Room',
  noRoom: 'No room',
  change: 'Save change',
  changeHint: 'Who booked gets an email.',
  cancelDate: 'Cancel this date',
  reason: 'Why',
  reasonHint: 'Everybody who booked or waits reads it.',
  cancelNow: 'Cancel and email',
  back: 'Keep it',
  noTrainer: 'Choose a trainer.',
  noReason: 'Say why.',
  substitute: (name: string, clashes: readonly Clash[]) =>
    clashes.length === 0
      ? `${name} – free`
      : `${name} – ${clashes.map((one) => clashText[one]).join(', ')}`,
  isTaken: (name: string) => `${name} – taken`,
  warn: (clashes: readonly Clash[]) => clashes.map((one) => clashText[one]).join(', '),
};

/** What speaks against a trainer at a time. */
export const clashText: Record<Clash, string> = {
  past: 'in the past',
  taken: 'another session then',
  buffer: 'another session close by',
  travel: 'not enough time to travel',
  'other-calendar': 'busy in another calendar',
  'no-room': 'no room free',
  'time-off': 'time off',
  closed: 'outside their hours',
  'off-grid': 'at an odd time',
  'too-soon': 'too soon',
  'too-far': 'too far ahead',
  'day-full': 'day is full',
  'week-full': 'week is full',
};

export const staffToasts = {
  changed: { title: 'Changed', description: 'Who booked gets an email.' },
  cancelled: { title: 'Cancelled', description: 'Who booked or waits gets an email. Nobody pays.' },
  failed: 'That did not work. Try again.',
};
