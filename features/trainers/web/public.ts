import { lazyPage } from '#platform/web/routing/lazy-page.ts';

/** What the Trainers tab and the pages of bookings use of trainers. */
export { useOwnProfile } from './api.ts';
export { ListingCard } from './components/profile/listing-card.tsx';
export { TrainerBrowsing } from './components/trainer-browsing.tsx';

/** A client's review of one session, fetched when it is shown. */
export const ReviewOfBooking = lazyPage(() =>
  import('./components/trainer/review-of-booking.tsx').then((module) => module.ReviewOfBooking),
);
