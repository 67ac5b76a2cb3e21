export type { FoundTrainer } from './contract/browsing.ts';
export { trainerProfileApi } from './contract/profile.ts';
export { reviewsApi } from './contract/reviews.ts';
