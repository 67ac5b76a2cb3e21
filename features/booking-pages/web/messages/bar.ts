import type { BookingBar } from '#features/bookings/rules/who-may-book.ts';

type BarWords = { title: string; lead: string; link?: { href: string; label: string } };

/** What keeps a person from booking, and the way to solve it. */
export const barWords: Record<BookingBar, BarWords> = {
  'not-verified': {
    title: 'Verify your email to book',
    lead: 'The link is in your inbox. Then come back here.',
  },
  'age-unknown': {
    title: 'Say your age to book',
    lead: 'Booking a trainer is for people from 16.',
    link: { href: '/profile', label: 'Open profile' },
  },
  'too-young': {
    title: 'Booking is for people from 16',
    lead: 'Everything else in Vigour works for you.',
    link: { href: '/workouts', label: 'Open workouts' },
  },
  'no-guardian': {
    title: 'Ask a parent or guardian first',
    lead: 'At 16 and 17 a parent or guardian confirms once. They then get every email about bookings.',
  },
  blocked: {
    title: 'You can’t book with this trainer',
    lead: 'There are other trainers.',
    link: { href: '/trainers', label: 'See all trainers' },
  },
  'own-offer': {
    title: 'This is your own session',
    lead: 'Clients see these times. To book for a client, open your calendar.',
    link: { href: '/trainers/calendar', label: 'Open calendar' },
  },
  'not-a-member': {
    title: 'This is for members of the gym',
    lead: 'Ask the gym for an invitation.',
    link: { href: '/profile/organisations', label: 'Your gyms' },
  },
  'not-taking-bookings': {
    title: 'This trainer takes no bookings now',
    lead: 'There are other trainers.',
    link: { href: '/trainers', label: 'See all trainers' },
  },
};

/** Times are worth a look although booking has to wait. */
export const showsTimes = (bar: BookingBar): boolean =>
  ['not-verified', 'age-unknown', 'no-guardian', 'own-offer'].includes(bar);
