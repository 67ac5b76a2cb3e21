import type { BookingBar } from './who-may-book.ts';

/** What is said to a person who cannot book, and what they can do. */
export const barSentence: Record<BookingBar, string> = {
  'not-verified': 'Verify your email first. The link is in your inbox.',
  'age-unknown': 'Say your age in your profile first.',
  'too-young': 'Booking a trainer is for people from 16.',
  'no-guardian': 'At 16 and 17 a parent or guardian confirms first. Ask them under Guardian.',
  blocked: 'You can’t book with this trainer.',
  'own-offer': 'This is your own offer. Clients book it here.',
  'not-a-member': 'This is for members of the gym.',
  'not-taking-bookings': 'This trainer takes no bookings now.',
};
