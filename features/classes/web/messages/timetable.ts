import type { BookingBar } from '#features/bookings/rules/who-may-book.ts';

export const timetableText = {
  title: 'Timetable',
  lead: 'Classes of your gym for the next four weeks.',
  none: 'No classes yet',
  noneLead: 'Your gym’s classes show here as soon as it plans some.',
  noGym: 'You are in no gym',
  noGymLead: 'Gyms invite their members. Their classes show here then.',
  findTrainer: 'Find a trainer',
  nothingThisWeek: 'No classes this week.',
  nothingFiltered: 'Nothing this week with these filters.',
  nextClass: (name: string, when: string) => `Next: ${name}, ${when}`,
  thisWeek: 'This week',
  nextWeek: 'Next week',
  weekOf: (day: string) => `Week of ${day}`,
  weeks: 'Week',
  previous: 'Earlier week',
  next: 'Later week',
  anyClass: 'Any class',
  anyTrainer: 'Any trainer',
  anyGym: 'Any gym',
  mine: 'Only mine',
  oneToOne: 'One to one',
  plan: 'Plan classes',
  yourBookings: 'Your bookings',
  with: (trainer: string, room: string | null) => (room ? `${trainer} · ${room}` : trainer),
  zone: (zone: string) => `Times of your own clock. The gym is in ${zone}.`,
  left: (left: number, capacity: number) =>
    left === 0 ? 'Full' : left === 1 ? '1 place left' : `${left} of ${capacity} places left`,
  free: 'Free',
  booked: 'Booked',
  waiting: (before: number) =>
    before === 0 ? 'Waiting: you are next' : `Waiting: ${before} before you`,
  offered: (until: string) => `A place is kept for you until ${until}`,
  cancelled: (reason: string) => `Cancelled: ${reason}`,
  book: 'Book',
  bookOne: (name: string, when: string) => `Book ${name}, ${when}`,
  cancel: 'Cancel',
  cancelOne: (name: string, when: string) => `Cancel ${name}, ${when}`,
  wait: 'Wait',
  waitOne: (name: string, when: string) => `Wait for a place in ${name}, ${when}`,
  leave: 'Leave list',
  leaveOne: (name: string, when: string) => `Leave the list for ${name}, ${when}`,
  take: 'Take place',
  takeOne: (name: string, when: string) => `Take the place in ${name}, ${when}`,
  keep: 'Not now',
  keepClass: 'Keep it',
  bookAnyway: 'Book anyway',
  sameTime: (name: string, from: string, to: string) => `You have ${name} from ${from} to ${to}.`,
  cancelTitle: 'Cancel this class?',
  bookTitle: (name: string) => `Book ${name}?`,
  price: (price: string, gym: string) => `${price} incl. GST. Payment goes to ${gym} directly.`,
};

export const timetableToasts = {
  booked: (name: string) => ({ title: 'Booked', description: `${name} is in your bookings.` }),
  full: 'The last place has just gone. You can wait for one.',
  cancelled: (name: string) => ({ title: 'Cancelled', description: `${name} is off your list.` }),
  waiting: {
    title: 'You are on the list',
    description: 'We email you when a place is free. You then have up to 2 hours to take it.',
  },
  left: { title: 'Off the list', description: 'You wait no longer.' },
  undone: { title: 'Undone', description: 'It is as it was.' },
  undoFailed: 'That could not be undone. Look at the timetable.',
  failed: 'That did not work. Try again.',
};

/** What a row says instead of a button. */
export const barText: Partial<Record<BookingBar, string>> = {
  blocked: 'You can’t book with this trainer',
};
