import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the Trainers tab and the pages of bookings use of trainers. */
export { SuburbField } from './components/suburb-field.tsx';
export { TrainerBrowsing } from './components/trainer-browsing.tsx';
export { TrainerFace } from './components/trainer-face.tsx';
export { formatNames, genderNames } from './messages/browsing.ts';

/** A client's review of one session, fetched when it is shown. */
export const ReviewOfBooking = lazyPage(() =>
  import('./components/trainer/review-of-booking.tsx').then((module) => module.ReviewOfBooking),
);
