import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the search, profiles and the pages of bookings use of trainers. */
export { SuburbField } from './components/suburb-field.tsx';
export { TrainerFace } from './components/trainer-face.tsx';
export { bookAddress } from './hooks/use-wanted-session.ts';
export { dollars, freeTime } from './messages/figures.ts';
export { cancelTerms, formatNames, genderNames, markText } from './messages/marks.ts';

/** A client's review of one session, fetched when it is shown. */
export const ReviewOfBooking = lazyPage(() =>
  import('./components/review-of-booking.tsx').then((module) => module.ReviewOfBooking),
);
