/** What the Trainers tab uses of a trainer's own profile. */
export { useOwnProfile } from './api.ts';
export { ListingCard } from './components/listing-card.tsx';
export { ProfileRow } from './components/profile-row.tsx';
