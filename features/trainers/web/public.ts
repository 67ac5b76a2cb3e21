/** What the Trainers tab uses of trainers. */
export { useOwnProfile } from './api.ts';
export { ListingCard } from './components/profile/listing-card.tsx';
export { TrainerBrowsing } from './components/trainer-browsing.tsx';
