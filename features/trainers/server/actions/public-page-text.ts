import { monthName } from '#platform/shared/calendar-words.ts';

/** "20 October 2026" */
const dayText = (day: string): string =>
  `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

/** What the public page of a trainer says. */
export const publicText = {
  allTrainers: 'Vigour',
  about: 'About',
  offers: 'Sessions',
  credentials: 'Credentials',
  certified: 'Certified',
  checked: (body: string, on: string) => `${body}, checked on ${dayText(on)}`,
  until: (day: string) => `valid until ${dayText(day)}`,
  specialties: 'Specialties',
  languages: 'Languages',
  places: 'Places',
  minutes: (minutes: number) => `${minutes} min`,
  free: 'Free',
  online: 'Online',
  group: (places: number) => `Group of up to ${places}`,
  since: (year: number) => `Training people since ${year}`,
  stars: (stars: number, reviews: number) => `${stars.toFixed(1)} of 5 from ${reviews} reviews`,
  book: 'See times and book',
  bookOffer: 'Book',
  bookLead: 'Sign in to see what is free in your time zone.',
  prices: 'Prices in Australian dollars, with GST where it applies. You pay the trainer directly.',
  made: 'Find trainers, train and eat with Vigour',
};
