import type { Clash } from '#features/free-times/rules/why-not-free.ts';

export const actText = {
  moved: { title: 'Session moved', description: 'Everyone who booked gets an email.' },
  booked: { title: 'Request sent', description: 'Your client gets an email and confirms.' },
  askedAll: (many: number) => ({
    title: many === 1 ? 'Request sent for 1 session' : `Request sent for ${many} sessions`,
    description: 'Your client gets one email and confirms.',
  }),
  approved: { title: 'Approved', description: 'Your client gets an email.' },
  declined: { title: 'Declined', description: 'Your client gets an email.' },
  reopened: { title: 'Open again', description: 'Your client gets an email.' },
  notReopened: 'Still declined. Its time may be taken by now.',
  approvedAll: (many: number) => ({
    title: `${many} sessions approved`,
    description: 'Your client gets one email.',
  }),
  declinedAll: (many: number) => ({
    title: `${many} sessions declined`,
    description: 'Your client gets one email.',
  }),
  invited: { title: 'Email sent', description: 'They book the time themselves.' },
  failed: 'Not saved. Check your connection and try again.',
};

export const sessionText = {
  open: 'Open booking',
  openOf: (name: string) => `Open booking of ${name}`,
  move: 'Move session',
  who: 'Who comes',
  wrote: (name: string, text: string) => `${name} wrote: “${text}”`,
};

export const moveText = {
  titleOf: (names: string) => `Move session with ${names}`,
  day: 'Date',
  time: 'Start',
  pass: 'Clocks go back that night',
  first: 'Before they go back',
  second: 'After they went back',
  /** said before anything is moved */
  tells: (names: string) => `${names} will get an email with the new time.`,
  keeps: 'They may cancel free of charge until it starts.',
  move: 'Move',
  anyway: 'Move anyway',
  none: 'Clocks go forward then, so that time doesn’t exist. Choose another.',
  noDay: 'Enter a date.',
  noTime: 'Enter a time.',
  same: 'That’s when it is now.',
};

export const bookText = {
  title: 'Book for a client',
  lead: 'They get an email and confirm. Nobody is charged for what they haven’t agreed to.',
  noOffers: 'Add an offer first.',
  client: 'Client',
  someoneNew: 'Someone new, by email',
  email: 'Their email',
  emailHint:
    'They get the time by email and book it themselves. It isn’t kept for them until then.',
  enterEmail: 'Enter their email address.',
  invite: 'Send the email',
  offer: 'Offer',
  place: 'Place',
  free: 'Free then',
  noneFree: 'No time of this offer is free that day.',
  choose: (time: string) => `Start at ${time}`,
  day: 'Date',
  time: 'Start',
  book: 'Book',
  anyway: 'Book anyway',
  /** said as soon as the time, the offer or the client changes */
  against: (time: string) => `At ${time}:`,
};

export const repeatText = {
  repeat: 'How often',
  once: 'Just once',
  weekly: (weeks: number) => `Weekly for ${weeks} weeks`,
  weeks: 'Weeks',
  noSuchHour: 'That hour doesn’t exist that night.',
  clientElsewhere: 'Your client has another session then.',
  ownLimits: (many: number) =>
    many === 1
      ? 'One week is outside your own limits. You can still tick it.'
      : `${many} weeks are outside your own limits. You can still tick them.`,
  tickAll: 'Tick them all',
  leftOut: 'Weeks that can’t be ticked are left out.',
  chooseOne: 'Choose a week.',
  ask: (many: number) =>
    many === 0 ? 'Ask for sessions' : many === 1 ? 'Ask for 1 session' : `Ask for ${many} sessions`,
  someAsked: (asked: number, of: number) => `Asked for ${asked} of ${of} sessions`,
  someTaken: 'These times were just taken. Book other times for them:',
  close: 'Done',
};

/** What is against a time, as its trainer reads it. */
export const clashText: Readonly<Record<Clash | 'full', string>> = {
  past: 'That time has passed.',
  taken: 'You have another session then.',
  buffer: 'It’s too close to another session: time is kept free around it.',
  travel: 'There isn’t enough time for the way from or to another place.',
  'other-calendar': 'Another calendar says you’re busy then.',
  'no-room': 'No room is free then.',
  'time-off': 'You have time off then.',
  closed: 'It’s outside your hours.',
  'off-grid': 'Sessions of this offer start at other minutes.',
  'too-soon': 'It’s sooner than your notice.',
  'too-far': 'It’s further ahead than people can book.',
  'day-full': 'You’ve reached the most sessions for that day.',
  'week-full': 'You’ve reached the most sessions for that week.',
  full: 'That session is full.',
};
export const clashTitle = 'That time doesn’t work';
export const mayOverride = 'You can still do it, as these are your own limits.';
