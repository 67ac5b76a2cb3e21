/** What the Trainers tab and the pages of bookings use of trainers. */
export { useOwnProfile } from './api.ts';
export { ListingCard } from './components/profile/listing-card.tsx';
export { ReviewOfBooking } from './components/trainer/review-of-booking.tsx';
export { TrainerBrowsing } from './components/trainer-browsing.tsx';
